// The compiled module as JavaScript sees it: its functions, and its memory for what they read and write.

import { dayRange } from "./days.js";
import * as errors from "./errors.js";
import * as native from "./native.js";

const LONGEST_ARGUMENT = 1 << 20;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const { AlmanacError, UnknownNameError, written } = errors;
const classes = new Map([
  [native.ERROR_NULL, errors.BadArgumentError],
  [native.ERROR_ARGUMENT, errors.BadArgumentError],
  [native.ERROR_RANGE, errors.OutOfRangeError],
  [native.ERROR_LEAP_MONTH, errors.NoSuchLeapMonthError],
  [native.ERROR_THIRTIETH, errors.NoThirtiethDayError],
  [native.ERROR_UNKNOWN, UnknownNameError],
  [native.ERROR_NONE, errors.OutOfRangeError],
  [native.ERROR_TEXT, errors.NotADateError],
  [native.ERROR_NO_TABLE, errors.BadTableError],
  [native.ERROR_NEWER, errors.BadTableError],
  [native.ERROR_DAMAGED, errors.BadTableError],
  [native.ERROR_RULE, errors.BadRuleError],
]);

export class Reader {
  /** The functions of the module. */
  call;
  /** The address of 64 bytes for the numbers that a function writes. */
  out;
  /** The days of the table, for errors; null before it is open. */
  tableDays = null;
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
    const Reason = classes.get(status) ?? AlmanacError;
    const sentence = native.nameIn(this.view, this.call.almanac_status_text(status));
    const days = status === native.ERROR_RANGE ? this.tableDays : null;
    // The subject may be a text that somebody typed.
    const about = `${subject}`.length > 200 ? `${`${subject}`.slice(0, 199)}…` : subject;
    return new Reason(`${about}: ${sentence}${days ? `; it holds the days from ${days.firstDay} to ${days.lastDay}` : ""}`);
  }

  /** The number that a function wrote through its last pointer. */
  number(subject, name, ...values) {
    this.check(this.call[name](...values, this.out), subject);
    return this.view.getInt32(this.out, true);
  }

  /** The structure that a function wrote through its last pointer. */
  structure(subject, name, structure, ...values) {
    this.check(this.call[name](...values, this.out), subject);
    return structure.read(this.view, this.out);
  }

  /** The structure that a function wrote; null if there is none. */
  structureOrNull(subject, name, structure, ...values) {
    const status = this.call[name](...values, this.out);
    if (status === native.ERROR_NONE) return null;
    this.check(status, subject);
    return structure.read(this.view, this.out);
  }

  /** The range of days that a function wrote; null if there is none. */
  days(subject, name, address) {
    const { out } = this;
    const status = this.call[name](address, out, out + 4);
    if (status === native.ERROR_NONE) return null;
    this.check(status, subject);
    return dayRange(this.view.getInt32(out, true), this.view.getInt32(out + 4, true));
  }

  /** The text that a function wrote. */
  text(subject, name, ...values) {
    return this.#textOf(this.#write(subject, name, 1, values));
  }

  /** The text that a function wrote; null if there is none. */
  textOrNull(subject, name, ...values) {
    const size = this.#write(subject, name, 1, values, native.ERROR_NONE);
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

  /** The structures that a function wrote. */
  list(subject, name, structure, ...values) {
    const count = this.#write(subject, name, structure.size, values);
    return this.#elements(this.#list, count, structure);
  }

  /** The structures that a function wrote, and the lines of its text. */
  listWithLines(subject, name, structure, ...values) {
    const write = () => {
      const half = this.#listSize / 2;
      return this.call[name](...values, this.#list + half, Math.floor(half / structure.size), this.out + 4, this.#list, half, this.out);
    };
    let status = write();
    if (status === native.ERROR_BUFFER) {
      this.#enlarge(2 * Math.max(this.view.getUint32(this.out, true), this.view.getUint32(this.out + 4, true) * structure.size));
      status = write();
    }
    this.check(status, subject);
    const lines = this.#textOf(this.view.getUint32(this.out, true)).split("\n");
    return [this.#elements(this.#list + this.#listSize / 2, this.view.getUint32(this.out + 4, true), structure), lines];
  }

  #elements(address, count, { size, read }) {
    const { view } = this;
    const elements = new Array(count);
    for (let index = 0; index < count; index += 1) elements[index] = read(view, address + index * size);
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
    if (status === native.ERROR_BUFFER) {
      this.#enlarge(this.view.getUint32(this.out, true) * elementSize);
      status = write();
    }
    if (status === absence) return null;
    this.check(status, subject);
    return this.view.getUint32(this.out, true);
  }

  #enlarge(needed) {
    // Half of it is still aligned. Where there is no memory, the old list stays.
    const size = 16 * Math.ceil(needed / 16);
    const list = this.allocate(size);
    this.call.free(this.#list);
    this.#list = list;
    this.#listSize = size;
  }
}
