// Where the page is served, it can be installed: its manifest and its worker lie beside it. From a disk there is nothing to install.

import { element } from "./html.js";

export function offerInstallation() {
  if (!location.protocol.startsWith("http") || !isSecureContext) return;
  document.head.append(element("link", { rel: "manifest", href: "almanac.webmanifest" }));
  navigator.serviceWorker?.register("almanac-worker.js").catch(() => {});
}
