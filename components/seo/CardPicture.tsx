import { site } from '@/content/site';
import type { CardPictureName } from '@/lib/content/pages';
import { CardArt } from './CardArt';
import { GROUND } from './MarkPicture';

const { text: TEXT, secondary: TEXT_SECOND } = site.palette.dark;

/** Long titles take a smaller size so that four lines hold any of them. */
const SHORT_TITLE_CHARACTERS = 34;

interface CardPictureProps {
  title: string;
  /** Whose site it is. */
  name: string;
  /** The site's address as people say it, such as dave.example. */
  host: string;
  picture: CardPictureName;
  /** The still picture of the head as a data URL; null where it cannot be had. */
  head: string | null;
}

/** What a network shows for a shared page: a picture, and the title in thin letters beside it. */
export function CardPicture({ title, name, host, picture, head }: CardPictureProps) {
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: '100%',
        height: '100%',
        justifyContent: 'space-between',
        background: GROUND,
        color: TEXT,
        fontFamily: 'Ysabeau',
      }}
    >
      <div style={{ display: 'flex', width: 500, height: '100%' }}>
        <CardArt picture={picture} head={head} />
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 690,
          padding: '72px 60px 72px 20px',
        }}
      >
        <div style={{ display: 'flex', fontSize: 40, fontWeight: 400 }}>{name}</div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div
            style={{
              display: 'flex',
              fontSize: title.length > SHORT_TITLE_CHARACTERS ? 76 : 100,
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
    </div>
  );
}
