import { LIMB_CAPACITY } from './limbs';

/**
 * Where everything lies. All of it is laid out when compiling; nothing is ever allocated.
 *
 * A number has a room of fixed size and is known by the address of its lowest limb. A room takes
 * one number of LIMB_CAPACITY limbs, or a pair of numbers half as long (see pair.ts). Zeros stand
 * below and above each, because vectors reach over a number's ends.
 */

const MARGIN_BYTES: i32 = 16;

/** From the first number of a pair to the second: half the limbs, and a margin at either side. */
export const HALF_BYTES: i32 = 2 * LIMB_CAPACITY + 2 * MARGIN_BYTES;
const ROOM_BYTES: i32 = 2 * HALF_BYTES;

/** As many as the widest window (7 bits) has digits. */
const TABLE_ENTRIES: i32 = 128;
const NAMED_ROOMS: i32 = 8;
const ROOMS_BYTES: i32 = (NAMED_ROOMS + TABLE_ENTRIES) * ROOM_BYTES;
const rooms: usize = memory.data(ROOMS_BYTES, 16) + MARGIN_BYTES;

export const modulus: usize = rooms;

/** R^2 mod m: what takes a number into Montgomery's form. */
export const radixSquared: usize = rooms + ROOM_BYTES;

/** 1: the product with it takes a number out of Montgomery's form. */
export const one: usize = rooms + 2 * ROOM_BYTES;

/** The number to be raised. */
export const base: usize = rooms + 3 * ROOM_BYTES;

/** The power so far, and at last the answer. */
export const result: usize = rooms + 4 * ROOM_BYTES;

/** Twice the number that was squared last. */
export const doubled: usize = rooms + 5 * ROOM_BYTES;

/** The multiple of the modulus that the last reduction added. */
export const quotient: usize = rooms + 6 * ROOM_BYTES;

/** Half an answer, while its factors are still needed. */
export const scratch: usize = rooms + 7 * ROOM_BYTES;

const table: usize = rooms + NAMED_ROOMS * ROOM_BYTES;

/** @returns the room of base^digit in Montgomery's form. */
export function tableEntry(digit: i32): usize {
  return table + <usize>(digit * ROOM_BYTES);
}

/** @returns the second number of a pair. */
export function upperHalf(pair: usize): usize {
  return pair + HALF_BYTES;
}

/** Copies all that a room holds, be it a number or a pair. */
export function copyRoom(destination: usize, source: usize): void {
  memory.copy(destination, source, ROOM_BYTES - MARGIN_BYTES);
}

/**
 * Empties all rooms. Without it, limbs of a longer number would stand above a shorter one that
 * follows it, where vectors expect zeros.
 */
export function clearRooms(): void {
  memory.fill(rooms - MARGIN_BYTES, 0, ROOMS_BYTES);
  store<u32>(one, 1);
}

const COLUMN_MARGIN_BYTES: i32 = 64;

/** Sums of limb products, 64 bits each: twice as many as a number has limbs. */
export const columns: usize =
  memory.data(2 * LIMB_CAPACITY * 8 + 2 * COLUMN_MARGIN_BYTES, 64) + COLUMN_MARGIN_BYTES;

/** Digits of an exponent that are taken at once; longer exponents come in parts. */
export const DIGIT_CAPACITY: i32 = 4096;

/** The exponent's digits in base 2^window, one a byte, most significant first. */
export const digits: usize = memory.data(DIGIT_CAPACITY, 16);
