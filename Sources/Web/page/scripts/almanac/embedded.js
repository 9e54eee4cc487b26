// The bytes inside the page: the module, the table of the calendars and the days off.

/** The bytes of a block of the page. */
function bytesOf(id) {
  const text = document.getElementById(id).textContent;
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
  const wasm = withWords && !embedsWords() ? fetched(wordsFile()).then((answer) => answer.arrayBuffer()) : inflated(bytesOf("module"));
  return { wasm, table: bytesOf("table"), holidays: bytesOf("holidays") };
}

/** What the server answers for a file beside the page; an error if it has none. */
export async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
