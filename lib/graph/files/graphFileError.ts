/** What is wrong with a graph file, and on which line, counted from 1. */
export class GraphFileError extends Error {
  readonly code = 'bad-graph-file';

  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(`Line ${line}: ${problem}`);
    this.name = 'GraphFileError';
  }
}
