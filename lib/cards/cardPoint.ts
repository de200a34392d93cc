/** The side of the square that a card's picture is drawn in. */
export const CARD_ART_SIDE = 400;

/** One point of a card's picture, in the units of its square. */
export interface CardPoint {
  x: number;
  y: number;
  radius: number;
  /** From 0 to 1. */
  opacity: number;
  /** Which lamp lights it: the warm one, or the cold one. */
  lamp: 'key' | 'rim';
}

/** Rounded, so that a card is the same file on every machine. */
export function cardPoint(point: CardPoint): CardPoint {
  const rounded = (value: number) => Math.round(100 * value) / 100;
  const { x, y, radius, opacity, lamp } = point;
  return {
    ...{ x: rounded(x), y: rounded(y) },
    ...{ radius: rounded(radius), opacity: rounded(opacity), lamp },
  };
}
