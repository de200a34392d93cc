import { refuseModulusBelowOne } from '@/lib/paillier/kernel/modularPowerError';

/** A number that is multiplied and squared on and on modulo another; 1 to begin with. */
export type RunningProduct = {
  /** @param factor from 0 to modulus - 1 */
  multiply(factor: bigint): void;
  /** Squares so many times in a row. */
  square(times: number): void;
  /** The number as it is now, from 0 to modulus - 1. */
  value(): bigint;
};

export type StartProduct = (modulus: bigint) => RunningProduct;

/**
 * A running product over BigInt, modulo any number from 1 up.
 *
 * @throws ModularPowerError where the modulus is below 1
 */
export function bigintRunningProduct(modulus: bigint): RunningProduct {
  refuseModulusBelowOne(modulus);
  let value = 1n % modulus;
  return {
    multiply(factor) {
      value = (value * factor) % modulus;
    },
    square(times) {
      for (let time = 0; time < times; time++) value = (value * value) % modulus;
    },
    value: () => value,
  };
}
