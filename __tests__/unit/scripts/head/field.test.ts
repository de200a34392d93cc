/** The head has the measures of a man of middle size, and is one smooth solid. */
import { lidEdges } from '@/lib/head/face';
import { isEyeball } from '@/scripts/head/anatomy/eyes';
import { LANDMARKS } from '@/scripts/head/anatomy/landmarks';
import { lipLine } from '@/scripts/head/anatomy/mouth';
import { headField } from '@/scripts/head/field';

/** Goes from far outside along a line and gives how far from the origin the skin is met. */
function skin(
  origin: readonly [number, number, number],
  direction: readonly [number, number, number],
) {
  for (let along = 220; along > -50;) {
    const [x, y, z] = [0, 1, 2].map((axis) => origin[axis]! + along * direction[axis]!);
    const distance = headField(x!, y!, z!);
    if (distance < 0) return along;
    along -= Math.max(0.05, 0.3 * distance);
  }
  throw new Error('There is no skin on this line.');
}

const front = (x: number, y: number) => skin([x, y, 0], [0, 0, 1]);
const side = (y: number, z: number) => skin([0, y, z], [1, 0, 0]);

describe('the measures of the head, in millimetres', () => {
  it('rises 115 above the pupils, and the hair on it', () => {
    expect(skin([0, 0, -8], [0, 1, 0])).toBeGreaterThan(112);
    expect(skin([0, 0, -8], [0, 1, 0])).toBeLessThan(134);
  });

  it('has a chin 117 below them', () => {
    let bottom = -100;
    while (headField(0, bottom, 82) < 0) bottom -= 0.1;
    expect(bottom).toBeGreaterThan(-120);
    expect(bottom).toBeLessThan(-113);
  });

  it.each([
    ['glabella', 0, 19, 97],
    ['tip of the nose', 0, -37.5, 118.6],
    ['upper lip', 0, -64, 104],
    ['lower lip', 0, -75, 103],
    ['chin', 0, -101.5, 99.5],
  ])('has its %s where it belongs', (_, x, y, z) => {
    expect(Math.abs(front(x, y) - z)).toBeLessThan(3);
  });

  it('has lips that lie behind the line from nose to chin', () => {
    const nose = front(0, -37.5);
    const chin = front(0, -101.5);
    for (const y of [-64, -75]) {
      const onLine = nose + ((-37.5 - y) / 64) * (chin - nose);
      expect(front(0, y)).toBeLessThan(onLine);
    }
  });

  it('is broadest at the cheekbones and narrows to the jaw', () => {
    const cheekbones = 2 * Math.max(...[30, 40, 50].map((z) => side(-16, z)));
    const jaw = 2 * Math.max(...[0, 6, 12].map((z) => side(-80, z)));
    expect(cheekbones).toBeGreaterThan(120);
    expect(jaw).toBeGreaterThan(100);
    expect(jaw).toBeLessThan(118);
  });

  it('has a neck narrower than the jaw', () => {
    expect(2 * side(-140, -22)).toBeLessThan(118);
  });
});

describe('the moving parts', () => {
  it('keeps its landmarks near the skin', () => {
    for (const [name, [x, y, z]] of LANDMARKS) {
      // A pupil is the front of a ball, the corner of the mouth is tucked in.
      expect([name, Math.abs(headField(x, y, z)) < 5]).toEqual([name, true]);
    }
  });

  it('parts the lips in a groove', () => {
    for (const x of [0, 6, 12, 18]) {
      const line = lipLine(x) - 0.01 * x;
      expect(front(x, line)).toBeLessThan(front(x, line + 4));
      expect(front(x, line)).toBeLessThan(front(x, line - 4));
    }
  });

  it('knows the visible balls of the eyes from the lids', () => {
    const [upper, lower] = lidEdges(32);
    expect(upper - lower).toBeGreaterThan(9);
    expect(isEyeball(32, 0, 84)).toBe(true);
    expect(isEyeball(-32, 0, 84)).toBe(true);
    expect(isEyeball(32, upper + 2, front(32, upper + 2))).toBe(false);
    expect(isEyeball(0, 0, front(0, 0))).toBe(false);
  });
});

describe('the field', () => {
  it('has no jump in the air around the head', () => {
    let steepest = 0;
    for (let x = -3; x < 90; x += 7.7) {
      for (let y = -180; y < 120; y += 6.3) {
        for (let z = -90; z < 120; z += 5.1) {
          const here = headField(x, y, z);
          if (here > 6 || here < -3) continue;
          steepest = Math.max(steepest, Math.abs(headField(x, y + 0.05, z) - here) / 0.05);
        }
      }
    }
    expect(steepest).toBeLessThan(6);
  });
});
