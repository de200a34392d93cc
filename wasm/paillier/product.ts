import { addRows, column, relieveColumns } from './columns';
import { COLUMN_TERMS, ROWS, limb } from './limbs';

/**
 * Adds a * b to the columns: the schoolbook's way, four rows at a time.
 *
 * @param terms how many products of two limbs the fullest column may hold already
 * @param weight how many a product of a limb of a with one of b counts for: 2 where a is doubled
 * @returns how many it may hold now
 */
export function addProduct(a: usize, b: usize, limbs: i32, terms: i32, weight: i32): i32 {
  const rowTerms = weight * ROWS;
  let row = 0;
  do {
    if (terms + rowTerms > COLUMN_TERMS) {
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
    terms += rowTerms;
    row += ROWS;
  } while (row < limbs);
  return terms;
}
