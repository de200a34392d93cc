import { parseArgs } from 'node:util';
import { CONTENT_ROOT } from '@/lib/content/root';
import { flagRefusal, runCommand } from './refusal';
import { carryOut, planSetup, type SetupWish } from './setupPlan';
import { SETUP_QUESTIONS, type SetupFlag } from './setupQuestions';
import { askForWish, confirmed, openTerminal } from './setupTerminal';

const USAGE = `npm run setup                              asks, shows what it will change, and writes it
npm run setup -- --name "Ada Example" …    takes what you give, and keeps the rest

${SETUP_QUESTIONS.map(({ flag, asks }) => `  --${flag.padEnd(16)}${asks}`).join('\n')}
  --colours         Of the light on the head, as "#6fdca8 #5fd0e6 #ffa27a"
  --begin-anew      Take out the articles, ideas and facts that came with the site
  --dry-run         Show what would be changed, and write nothing`;

/** `npm run setup`: puts a new owner's name, words and links into content/. */
async function main(): Promise<number> {
  const given = parsed();
  if (given.help) {
    console.log(USAGE);
    return 0;
  }
  const isAsked = given.ask || (!given.wish && process.stdin.isTTY);
  if (!isAsked && !given.wish) {
    console.error(USAGE);
    return 1;
  }
  const terminal = isAsked ? openTerminal(process.stdin, process.stdout) : null;
  try {
    const wish = terminal ? await askForWish(CONTENT_ROOT, terminal) : given.wish;
    if (!wish) return stopped();
    const plan = planSetup(CONTENT_ROOT, wish);
    if (plan.lines.length === 0) {
      console.log('All of that is so already: nothing to change.');
      return 0;
    }
    console.log(['', ...plan.lines, ''].join('\n'));
    if (given.dryRun) return 0;
    if (terminal && !(await confirmed(terminal, 'Shall this be written?'))) return stopped();
    carryOut(CONTENT_ROOT, plan);
    console.log('Written. “npm run check:site” tells what is left to do, “npm run dev” shows it.');
    return 0;
  } finally {
    terminal?.close();
  }
}

function stopped(): number {
  console.log('Nothing was written.');
  return 1;
}

const OPTIONS = {
  ...(Object.fromEntries(SETUP_QUESTIONS.map(({ flag }) => [flag, { type: 'string' }])) as Record<
    SetupFlag,
    { type: 'string' }
  >),
  colours: { type: 'string' },
  'begin-anew': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  ask: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function parsed() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const { colours, 'begin-anew': beginAnew, 'dry-run': dryRun, ask, help, ...answers } = values;
    const isGiven = Object.keys(answers).length > 0 || colours !== undefined || beginAnew;
    const wish: SetupWish | null = isGiven
      ? { answers, colours: colours?.split(/[\s,]+/).filter(Boolean) ?? [], beginAnew: !!beginAnew }
      : null;
    return { wish, dryRun, ask, help };
  } catch (error) {
    throw flagRefusal(error);
  }
}

void runCommand(main);
