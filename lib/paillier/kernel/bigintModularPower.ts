import { exponentDigits } from '@/lib/paillier/kernel/exponentWindow';
import { refuseUndefinedPower } from '@/lib/paillier/kernel/modularPowerError';

/**
 * base^exponent mod modulus over BigInt, by fixed windows (HAC, algorithm 14.82). Takes any
 * modulus, odd or even, of any size: what the kernel falls back on and is checked against.
 *
 * @param base any integer
 * @returns the power, from 0 to modulus - 1
 * @throws ModularPowerError where the exponent is negative or the modulus below 1
 */
export function bigintModularPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  refuseUndefinedPower(exponent, modulus);
  if (modulus === 1n) return 0n;
  const remainder = base % modulus;
  const first = remainder < 0n ? remainder + modulus : remainder;

  const { windowBits, digits } = exponentDigits(exponent);
  const table = [1n, first];
  for (let entry = first; table.length < 2 ** windowBits; table.push(entry)) {
    entry = (entry * first) % modulus;
  }
  let power = 1n;
  for (const [index, digit] of digits.entries()) {
    if (index > 0) for (let bit = 0; bit < windowBits; bit++) power = (power * power) % modulus;
    if (digit > 0) power = (power * (table[digit] ?? 1n)) % modulus;
  }
  return power;
}
