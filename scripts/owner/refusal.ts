/** Something that an owner can put right; the message is one sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Runs a command, and ends with its sentence where it cannot go on. */
export async function runCommand(command: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Node's own words about a flag, without its name for the error and its advice. */
export function flagRefusal(error: unknown): Refusal {
  const [reason = ''] = String(error)
    .replace(/^\w+ \[\w+\]: /, '')
    .split(/\. |\n/);
  return new Refusal(`${reason.replace(/\.$/, '')}.`);
}
