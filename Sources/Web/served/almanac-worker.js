// Keeps the page for times without a network. A new page has another digest, and so another store.

const STORE = "almanac-DIGEST";
const FILES = ["almanac.html", "words.wasm", ...["en", "ja", "ko", "vi", "zh-Hans", "zh-Hant"].map((language) => `${language}.json`), ...PARTS, "almanac.webmanifest", "icon.svg", "icon-512.png", "icon-maskable.png"];

// A browser's own cache may still hold the files of the page before.
addEventListener("install", (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(requests)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
  // The folder itself is the page too.
  const asked = event.request.url === registration.scope ? "almanac.html" : event.request;
  event.respondWith(caches.match(asked, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});

function isOld(name) {
  return name.startsWith("almanac-") && name !== STORE;
}
