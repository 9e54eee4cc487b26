// The compiled module as JavaScript sees it: its functions, and its memory for what they read and write.

import { dayRange } from "./days.js";
import { AlmanacError, BUFFER_TOO_SMALL, NONE, UnknownNameError, errorOf, written } from "./errors.js";
import { libraryWords } from "./words.js";

const LONGEST_ARGUMENT = 1 << 20;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Reader {
  /** The functions of the module. */
  call;
  /** The address of 64 bytes for the numbers that a function writes. */
  out;
  /** The days of the table, for errors; null before it is open. */
  tableDays = null;
  /** The words of the library. */
  words;
  #arguments = [0, 0];
  #argumentSizes = [0, 0];
  #list;
  #listSize = 4096;
  #memory;
  #view;

  constructor(instance) {
    this.call = instance.exports;
    this.#memory = this.call.memory;
    this.#view = new DataView(this.#memory.buffer);
    this.out = this.allocate(64);
    this.#list = this.allocate(this.#listSize);
    this.words = libraryWords(this);
  }

  /** The memory; its buffer is another one after it has grown. */
  get view() {
    if (this.#view.buffer !== this.#memory.buffer) this.#view = new DataView(this.#memory.buffer);
    return this.#view;
  }

  /** The address of new memory, to be freed with `call.free`. */
  allocate(size) {
    const address = this.call.malloc(size);
    if (address === 0) throw new AlmanacError(`no memory for ${size} bytes`);
    return address;
  }

  /** The address of a copy of bytes, to be freed with `call.free`. */
  copy(bytes) {
    const address = this.allocate(Math.max(bytes.length, 1));
    new Uint8Array(this.#memory.buffer, address, bytes.length).set(bytes);
    return address;
  }

  /** The address of a name or a rule as the first or second argument of a function, until the next call. */
  argument(name, index = 0) {
    const bytes = encoder.encode(typeof name === "string" ? name : "\0");
    if (bytes.length >= LONGEST_ARGUMENT || bytes.includes(0)) {
      throw new UnknownNameError(`${written(name)} is no name: give text such as "china" or "mainland", without a zero byte`);
    }
    if (bytes.length >= this.#argumentSizes[index]) {
      const address = this.allocate(bytes.length + 256);
      this.call.free(this.#arguments[index]);
      this.#arguments[index] = address;
      this.#argumentSizes[index] = bytes.length + 256;
    }
    const address = this.#arguments[index];
    const memory = new Uint8Array(this.#memory.buffer, address, bytes.length + 1);
    memory.set(bytes);
    memory[bytes.length] = 0;
    return address;
  }

  /** Throws unless the module reads words. */
  needWords(subject) {
    if (!this.call.almanac_ask) throw new AlmanacError(`${subject}: the almanac was opened without words: write await Almanac.open({ words: true })`);
  }

  /** Throws the error of a status unless it is 0. */
  check(status, subject) {
    if (status !== 0) throw this.errorOf(status, subject);
  }

  /** The error of a status. */
  errorOf(status, subject) {
    const sentence = nameIn(this.view, this.call.almanac_status_text(status));
    return errorOf(status, subject, sentence, this.tableDays);
  }

  /** The number that a function wrote through its last pointer. */
  number(subject, name, ...values) {
    this.check(this.call[name](...values, this.out), subject);
    return this.view.getInt32(this.out, true);
  }

  /** The range of days that a function wrote; null if there is none. */
  days(subject, name, address) {
    const { out } = this;
    const status = this.call[name](address, out, out + 4);
    if (status === NONE) return null;
    this.check(status, subject);
    return dayRange(this.view.getInt32(out, true), this.view.getInt32(out + 4, true));
  }

  /** The text that a function wrote. */
  text(subject, name, ...values) {
    return this.#textOf(this.#write(subject, name, 1, values));
  }

  /** The text that a function wrote; null if there is none. */
  textOrNull(subject, name, ...values) {
    const size = this.#write(subject, name, 1, values, NONE);
    return size === null ? null : this.#textOf(size);
  }

  #textOf(size) {
    return decoder.decode(new Uint8Array(this.#memory.buffer, this.#list, size - 1));
  }

  /** The texts that a function gives by number from 0, until there are no more; the number comes between other values. */
  texts(subject, name, before, after = []) {
    const texts = [];
    for (;;) {
      const text = this.textOrNull(subject, name, ...before, texts.length, ...after);
      if (text === null) return Object.freeze(texts);
      texts.push(text);
    }
  }

  /** The elements that a function wrote, each read by `read(view, address, words)`. */
  list(subject, name, elementSize, read, ...values) {
    const count = this.#write(subject, name, elementSize, values);
    const { view } = this;
    const elements = new Array(count);
    for (let index = 0; index < count; index += 1) {
      elements[index] = read(view, this.#list + index * elementSize, this.words);
    }
    return Object.freeze(elements);
  }

  /** The numbers that a function has for an array of numbers, both of 32 bits. */
  array(name, address, values, Numbers) {
    const from = this.copy(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    const to = this.allocate(Math.max(values.byteLength, 1));
    try {
      this.check(this.call[name](address, from, values.length, to, 0), name);
      return new Numbers(this.#memory.buffer, to, values.length).slice();
    } finally {
      this.call.free(to);
      this.call.free(from);
    }
  }

  /** Has a function write a text or a list, with more room if it needs more, and returns how many elements there are; null for
   * one status, if that is no error. */
  #write(subject, name, elementSize, values, absence = null) {
    const write = () =>
      this.call[name](...values, this.#list, Math.floor(this.#listSize / elementSize), this.out);
    let status = write();
    if (status === BUFFER_TOO_SMALL) {
      this.#enlarge(this.view.getUint32(this.out, true) * elementSize);
      status = write();
    }
    if (status === absence) return null;
    this.check(status, subject);
    return this.view.getUint32(this.out, true);
  }

  #enlarge(size) {
    // Where there is no memory, the old list stays.
    const list = this.allocate(size);
    this.call.free(this.#list);
    this.#list = list;
    this.#listSize = size;
  }
}

/** The name in a field of a structure: ASCII up to a zero byte. */
export function nameIn(view, address) {
  let name = "";
  for (let byte = view.getUint8(address); byte !== 0; byte = view.getUint8(address)) {
    name += String.fromCharCode(byte);
    address += 1;
  }
  return name;
}
