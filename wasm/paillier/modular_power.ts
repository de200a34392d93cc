/**
 * The kernel's face to its host: lib/paillier/kernel/kernelInstance.ts, which says in what order
 * these are used. Addresses are of the lowest limb.
 */
export { LIMB_CAPACITY } from './limbs';
export {
  DIGIT_CAPACITY,
  HALF_BYTES,
  base,
  clearRooms,
  digits,
  modulus,
  radixSquared,
  result,
} from './memory';
export {
  continuePower,
  finish,
  multiplyProduct,
  squareProduct,
  startPower,
  startProduct,
  useModulus,
  useSquaredModulus,
} from './power';
