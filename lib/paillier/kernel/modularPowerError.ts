export type ModularPowerErrorCode =
  | 'even-modulus'
  | 'modulus-too-large'
  | 'modulus-not-positive'
  | 'negative-exponent'
  | 'wrong-kernel';

/** Why a power could not be computed. */
export class ModularPowerError extends Error {
  constructor(
    readonly code: ModularPowerErrorCode,
    message: string,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
    this.name = 'ModularPowerError';
  }
}

/** @throws ModularPowerError where nothing can be computed modulo a number, by whatever means */
export function refuseModulusBelowOne(modulus: bigint): void {
  if (modulus <= 0n) {
    throw new ModularPowerError('modulus-not-positive', 'The modulus must be 1 or more.');
  }
}

/** @throws ModularPowerError where no power is defined, whoever would compute it */
export function refuseUndefinedPower(exponent: bigint, modulus: bigint): void {
  refuseModulusBelowOne(modulus);
  if (exponent < 0n) {
    throw new ModularPowerError(
      'negative-exponent',
      'The exponent must not be negative: raise the inverse of the base instead.',
    );
  }
}
