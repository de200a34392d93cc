import { addRows, clearColumns, column, relieveColumns } from './columns';
import { COLUMN_TERMS, ROWS, limb } from './limbs';

/**
 * Leaves a * b in the columns: the schoolbook's way, four rows at a time.
 *
 * @returns how many products of two limbs the fullest column may hold
 */
export function multiply(a: usize, b: usize, limbs: i32): i32 {
  clearColumns(limbs);
  let terms = 0;
  let row = 0;
  do {
    if (terms + ROWS > COLUMN_TERMS) {
      relieveColumns(0, limbs);
      terms = 1;
    }
    const multipliers = limb(a, row);
    addRows(
      column(row),
      column(row + limbs + ROWS),
      b,
      v128.load32_splat(multipliers),
      v128.load32_splat(multipliers, 4),
      v128.load32_splat(multipliers, 8),
      v128.load32_splat(multipliers, 12),
    );
    terms += ROWS;
    row += ROWS;
  } while (row < limbs);
  return terms;
}
