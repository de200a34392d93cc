import { site } from '@/content/site';
import { MARK_POINTS, MARK_SIDE } from '@/lib/mark';

/*
 * Pictures that a build paints with `next/og`, which knows neither classes nor custom properties:
 * these are the dark theme's colours themselves.
 */
const { ground, key, accent } = site.palette.dark;
export const GROUND = ground;
export const LAMPS = { key, rim: accent } as const;

interface MarkPictureProps {
  /** The side of the square that the mark is drawn in, in pixels. */
  sidePx: number;
}

/** The mark of points alone. */
export function MarkPicture({ sidePx }: MarkPictureProps) {
  return (
    <svg width={sidePx} height={sidePx} viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`}>
      {MARK_POINTS.map(({ x, y, radius, lamp }) => (
        <circle key={`${lamp} ${y}`} cx={x} cy={y} r={radius} fill={LAMPS[lamp]} />
      ))}
    </svg>
  );
}

interface IconPictureProps {
  /** The icon's side in pixels. */
  sidePx: number;
}

/** The mark on its ground, with the margin that systems cut round or rounded corners from. */
export function IconPicture({ sidePx }: IconPictureProps) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        background: GROUND,
      }}
    >
      <MarkPicture sidePx={Math.round(sidePx * 0.72)} />
    </div>
  );
}
