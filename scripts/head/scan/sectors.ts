/** How many sectors a head's foot is looked at in. */
export const SECTORS = 48;

/** Which sector a place lies in, seen along y from an axis through a middle. */
export function sectorsAround(middleX: number, middleZ: number): (x: number, z: number) => number {
  return (x, z) => {
    const turn = Math.atan2(z - middleZ, x - middleX) / (2 * Math.PI) + 0.5;
    return Math.floor(turn * SECTORS) % SECTORS;
  };
}
