import { MARK_POINTS, MARK_SIDE } from '@/lib/mark';

/*
 * Pictures that a build paints with `next/og`, which knows neither classes nor custom properties:
 * these are the dark theme's values from app/tokens.css.
 */
const GROUND = '#07080c';
const TEXT = '#ece6dc';
const TEXT_SECOND = '#b3b3b8';
const LAMPS = { key: '#ffedd6', rim: '#6b9eff' } as const;

/** Long titles take a smaller size so that four lines hold any of them. */
const SHORT_TITLE_CHARACTERS = 34;

interface MarkPictureProps {
  /** The side of the square that the mark is drawn in, in pixels. */
  sidePx: number;
}

/** The mark of points alone. */
function MarkPicture({ sidePx }: MarkPictureProps) {
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

interface CardPictureProps {
  title: string;
  /** Whose site it is. */
  name: string;
  /** The site's address as people say it, such as dave.example. */
  host: string;
}

/** What a network shows for a shared page: its title in thin letters beside the mark. */
export function CardPicture({ title, name, host }: CardPictureProps) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        padding: '72px 80px',
        justifyContent: 'space-between',
        background: GROUND,
        color: TEXT,
        fontFamily: 'Ysabeau',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 660,
        }}
      >
        <div style={{ display: 'flex', fontSize: 40, fontWeight: 400 }}>{name}</div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div
            style={{
              display: 'flex',
              fontSize: title.length > SHORT_TITLE_CHARACTERS ? 76 : 104,
              fontWeight: 200,
              lineHeight: 1.06,
              letterSpacing: '-0.012em',
              textWrap: 'balance',
            }}
          >
            {title}
          </div>
          <div
            style={{
              display: 'flex',
              marginTop: 36,
              fontSize: 32,
              fontWeight: 400,
              color: TEXT_SECOND,
            }}
          >
            {host}
          </div>
        </div>
      </div>
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <MarkPicture sidePx={360} />
      </div>
    </div>
  );
}
