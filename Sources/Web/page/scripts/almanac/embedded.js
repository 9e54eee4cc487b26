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

/** The files from which an almanac is opened. The module is deflated once more, because base64 would hide its redundancy. */
export function embeddedSources() {
  return { wasm: inflated(bytesOf("module")), table: bytesOf("table"), holidays: bytesOf("holidays") };
}
