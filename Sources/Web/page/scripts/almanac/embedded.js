// The module, the table of the calendars and the days off: inside the page, or where it is served files beside it, which links name.

/** The bytes of a block of the page, or what the server answers. */
function bytesOf(id) {
  const { href, textContent: text } = document.getElementById(id);
  if (href) return fetched(href);
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

function inflated(bytes) {
  return new Response(new Response(bytes).body.pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
}

/** Whether the module of the page reads words; else a file beside the page does, where it is served. */
export function embedsWords() {
  return wordsFile() === undefined;
}

function wordsFile() {
  return document.getElementById("module").dataset.words;
}

/** The files from which an almanac is opened, with words or as the page has it. The module is deflated once more, because base64 would hide its redundancy. */
export function embeddedSources(withWords) {
  const wasm = embedsWords() ? inflated(bytesOf("module")) : withWords ? fetched(wordsFile()) : bytesOf("module");
  return { wasm, table: bytesOf("table"), holidays: bytesOf("holidays") };
}

/** Takes the styles of the other views and the dialogs, a file beside a served page. */
export function styled() {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: document.getElementById("module").dataset.styles });
  document.head.append(link);
  return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: () => link.remove() ?? reject(link.href) }));
}

/** What the server answers for a file beside the page; an error if it has none. */
export async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
