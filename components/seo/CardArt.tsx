import { CARD_ART_SIDE, type CardPoint } from '@/lib/cards/cardPoint';
import { sealedBoxPoints } from '@/lib/cards/sealedBox';
import { spherePoints } from '@/lib/cards/sphere';
import { CARD_SIZE_PX, type CardPictureName } from '@/lib/content/pages';
import { LAMPS, MarkPicture } from './MarkPicture';

const MARK_SIDE_PX = 330;
const POINTS_SIDE_PX = 470;
/** The still head has wide margins: on the left they lie beyond the card's edge. */
const HEAD_SIDE_PX = 650;
const HEAD_TOP_PX = 0;
const HEAD_LEFT_PX = -72;

interface CardArtProps {
  picture: CardPictureName;
  /** The still picture of the head as a data URL; null where it cannot be had, and the mark stands in. */
  head: string | null;
}

/** What stands beside a card's title, in the middle of the card's left part. */
export function CardArt({ picture, head }: CardArtProps) {
  if (picture === 'head' && head) {
    return (
      <img
        src={head}
        alt=""
        width={HEAD_SIDE_PX}
        height={HEAD_SIDE_PX}
        style={{ position: 'absolute', top: HEAD_TOP_PX, left: HEAD_LEFT_PX }}
      />
    );
  }
  return (
    <div
      style={{
        display: 'flex',
        width: 500,
        height: CARD_SIZE_PX.height,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {picture === 'sphere' && <PointsPicture points={spherePoints()} />}
      {picture === 'sealed-box' && <PointsPicture points={sealedBoxPoints()} />}
      {(picture === 'mark' || picture === 'head') && <MarkPicture sidePx={MARK_SIDE_PX} />}
    </div>
  );
}

function PointsPicture({ points }: { points: readonly CardPoint[] }) {
  return (
    <svg
      width={POINTS_SIDE_PX}
      height={POINTS_SIDE_PX}
      viewBox={`0 0 ${CARD_ART_SIDE} ${CARD_ART_SIDE}`}
    >
      {points.map(({ x, y, radius, opacity, lamp }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={LAMPS[lamp]} opacity={opacity} />
      ))}
    </svg>
  );
}
