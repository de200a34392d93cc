/** Told what was just finished; a command prints it with the seconds it took. */
export type Progress = (done: string) => void;

/** A progress that prints each step with its seconds. */
export function printedProgress(print: (line: string) => void): Progress {
  let since = performance.now();
  return (done) => {
    const now = performance.now();
    print(`${((now - since) / 1000).toFixed(1).padStart(6)} s  ${done}`);
    since = now;
  };
}
