import { ModularPowerError } from '@/lib/paillier/kernel/modularPowerError';

/** The code of the ModularPowerError that `act` throws; 'none' where it throws nothing. */
export function errorCode(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof ModularPowerError) return error.code;
    throw error;
  }
  return 'none';
}
