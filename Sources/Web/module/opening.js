// From a source of bytes to an open module.

import { AlmanacError, BadTableError, written } from "./errors.js";
import { Reader } from "./reader.js";

const HEADER_SIZE = 64;
/** The end of every message about a file that is not there. */
const ADVICE = "; a bundle needs the .wasm and .bin files of almanac-calendars beside it: copy them, or import almanac-calendars/inline";

/** Compiles and starts the module. */
export async function openReader(source) {
  const wasm = await source;
  const module = wasm instanceof WebAssembly.Module ? wasm : await compiled(await bytesOf(wasm));
  return new Reader(await WebAssembly.instantiate(module));
}

async function compiled(bytes) {
  try {
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw new BadTableError("almanac.wasm: no WebAssembly module: give that of this package", { cause });
  }
}

/** The bytes of a source. */
export async function bytesOf(source) {
  const from = await source;
  if (from instanceof ArrayBuffer) return new Uint8Array(from);
  if (ArrayBuffer.isView(from)) return new Uint8Array(from.buffer, from.byteOffset, from.byteLength);
  if (from instanceof Response) return responseBytes(from);
  const url = urlOf(from);
  const node = url.protocol === "file:" ? globalThis.process?.getBuiltinModule?.("node:fs/promises") : null;
  return node ? fileBytes(node, url) : responseBytes(await fetch(url));
}

function urlOf(address) {
  try {
    if (typeof address === "string" || address instanceof URL) return new URL(address, here());
  } catch {
    // Said below.
  }
  throw new AlmanacError(`${written(address)} is no source: give bytes, a response of fetch, or an address`);
}

/** Where a relative address begins: at the document, in Node at the folder in which the program runs. */
function here() {
  const folder = globalThis.process?.versions?.node ? `file://${encodeURI(process.cwd())}/` : import.meta.url;
  return globalThis.document?.baseURI ?? folder;
}

async function responseBytes(response) {
  if (!response.ok) throw new AlmanacError(`${response.url}: status ${response.status}${ADVICE}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Node fetches no files. An import of its modules would keep bundlers from making a package for browsers. */
async function fileBytes({ readFile }, url) {
  try {
    return await readFile(url);
  } catch (cause) {
    throw new AlmanacError(`${url}: cannot be read: ${cause.code}${ADVICE}`, { cause });
  }
}

/** Opens a compiled file, whose body the browser inflates and the module checks; returns the address of what is open. */
export async function openFile(reader, source, { subject, kind }) {
  const file = await bytesOf(source);
  const size = inflatedSize(reader, file, kind, subject);
  const body = await inflate(file.subarray(HEADER_SIZE), size, subject);
  const header = reader.copy(file.subarray(0, HEADER_SIZE));
  const inflated = reader.copy(body);
  try {
    return reader.number(subject, "web_open", header, inflated, body.length, kind);
  } finally {
    reader.call.free(inflated);
    reader.call.free(header);
  }
}

function inflatedSize(reader, file, kind, subject) {
  const address = reader.copy(file);
  try {
    return reader.number(subject, "web_inflated_size", address, file.length, kind);
  } finally {
    reader.call.free(address);
  }
}

/** Inflates a stream of DEFLATE, and no more of it than it should give. */
async function inflate(bytes, size, subject) {
  // A blob would be another way to a stream, but browsers keep blobs in another process.
  const stream = new Response(bytes).body.pipeThrough(new DecompressionStream("deflate-raw"));
  const inflated = new Uint8Array(size);
  let length = 0;
  try {
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      if (length + value.length > size) throw new RangeError("too long");
      inflated.set(value, length);
      length += value.length;
    }
  } catch {
    throw new BadTableError(`${subject}: damaged: its body cannot be inflated`);
  }
  return inflated.subarray(0, length);
}
