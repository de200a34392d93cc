import { type CiphertextField, FIELD_BITS, fields } from './examples';
import { PointPicture } from './PointPicture';
import type { PicturePoint } from './points';
import styles from './SameNumberFigure.module.css';

const COLUMNS = 16;

/** One number locked four times: three times properly, once without the random factor. */
export function SameNumberFigure() {
  const { m, random, unmasked } = fields;
  const names = ['locked', 'locked again', 'and once more'];
  return (
    <figure className={styles.figure}>
      <ul className={styles.fields}>
        {random.map((field, index) => (
          <Field
            key={index}
            name={`${m}, ${names[index]}`}
            field={field}
            note={
              index === 0
                ? `${field.lit} of ${FIELD_BITS} points lit`
                : `${field.moved} points differ from the first`
            }
          />
        ))}
        <Field
          name={`${m}, without r`}
          field={unmasked}
          note={`${unmasked.lit} points lit, and anyone can read it`}
        />
      </ul>
      <figcaption>
        Each field is one ciphertext, a point for each of its {FIELD_BITS} bits, computed for this
        page with a key of 64 bits. Of two fields of pure chance, 64 points would differ.
      </figcaption>
    </figure>
  );
}

type FieldProps = { name: string; field: CiphertextField; note: string };

function Field({ name, field, note }: FieldProps) {
  return (
    <li className={styles.field}>
      <PointPicture
        columns={COLUMNS}
        rows={FIELD_BITS / COLUMNS}
        points={field.bits.map(pointOfBit)}
        label={`A field of ${FIELD_BITS} points, of which ${field.lit} are lit.`}
      />
      <p className={styles.name}>{name}</p>
      <p className={styles.note}>{note}</p>
    </li>
  );
}

function pointOfBit(bit: boolean, index: number): PicturePoint {
  return { column: index % COLUMNS, row: Math.floor(index / COLUMNS), kind: bit ? 'r' : 'd' };
}
