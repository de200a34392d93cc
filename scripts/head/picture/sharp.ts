import { CommandError } from '../CommandError';

/** sharp comes with next, on the machines that it is built for. */
export async function loadSharp() {
  try {
    return (await import('sharp')).default;
  } catch {
    throw new CommandError(
      'Pictures need the package sharp: run npm install without --omit=optional.',
    );
  }
}
