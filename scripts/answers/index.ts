import { buildClassifier } from './build';

/* `npm run build:answers`: trains what answers for content/, where it has changed. */
try {
  console.log(buildClassifier().sentence);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
