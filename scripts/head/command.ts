import { parseArgs } from 'node:util';

/** What the command line asks for. */
export type Command = {
  /** Where the model is written. */
  readonly out: string;
  readonly particles: number;
  /** Folder for pictures to judge it by. */
  readonly preview: string | null;
};

/** Skin particles asked for; those on the eyeballs are left out afterwards. */
const PARTICLES = 21_000;

export function readCommand(words: string[]): Command {
  const { values } = parseArgs({
    args: words,
    options: {
      out: { type: 'string', default: 'public/me.obj' },
      particles: { type: 'string', default: String(PARTICLES) },
      preview: { type: 'string' },
    },
  });
  return {
    out: values.out,
    particles: Number(values.particles),
    preview: values.preview ?? null,
  };
}
