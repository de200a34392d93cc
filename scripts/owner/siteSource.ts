import ts from 'typescript';
import { Refusal } from './refusal';

/** What a piece of content/site.ts may be set to. */
export type SiteValue =
  string | null | readonly SiteValue[] | { readonly [key: string]: SiteValue };

/** A place in content/site.ts, such as links, email or topics, 0, colour. */
export type SitePath = readonly (string | number)[];

export type SiteChange = { path: SitePath; value: SiteValue };

/** As in .prettierrc.json: what we write passes the check of its form. */
const LINE_CHARACTERS = 100;

/**
 * The value that a content/site.ts gives, read without running anything else.
 *
 * @throws Refusal where it is not TypeScript, or gives no `site`
 */
export function readSiteSource(source: string): unknown {
  const { outputText, diagnostics } = ts.transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const [slip] = diagnostics ?? [];
  if (slip) {
    const line = source.slice(0, slip.start ?? 0).split('\n').length;
    const reason = ts.flattenDiagnosticMessageText(slip.messageText, ' ').replace(/\.$/, '');
    throw new Refusal(`content/site.ts:${line}: this cannot be read (${reason}).`);
  }
  const exported: { site?: unknown } = {};
  try {
    new Function('exports', 'require', outputText)(exported, () => ({}));
  } catch (error) {
    throw new Refusal(`content/site.ts cannot be read (${String(error)}).`);
  }
  if (exported.site === undefined) throw new Refusal('content/site.ts exports no “site”.');
  return exported.site;
}

/** What stands at a place of a value; undefined where there is no such place. */
export function valueAt(value: unknown, path: SitePath): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

/**
 * The text of content/site.ts with other values, and all else, comments included, as it was.
 *
 * @throws Refusal where a value is to go where the file has no such place
 */
export function withSiteValues(source: string, changes: readonly SiteChange[]): string {
  const file = ts.createSourceFile('site.ts', source, ts.ScriptTarget.ES2022, true);
  const edits = changes.map((change) => editFor(file, change));
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), source);
}

type Edit = { start: number; end: number; by: string };

function editFor(file: ts.SourceFile, { path, value }: SiteChange): Edit {
  let node = siteObject(file);
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    const inner = childOf(node, step);
    const indent = 2 * (index + 1);
    if (isLast && typeof step === 'string') {
      if (inner) {
        const start = inner.name.getEnd();
        return { start, end: inner.initializer.getEnd(), by: `:${printed(value, step, indent)}` };
      }
      if (ts.isObjectLiteralExpression(node)) {
        const line = `${' '.repeat(indent)}${step}:${printed(value, step, indent)},\n`;
        const start = file.text.lastIndexOf('\n', node.getEnd()) + 1;
        return { start, end: start, by: line };
      }
    }
    if (!inner) break;
    node = unwrapped(inner.initializer);
  }
  throw new Refusal(`content/site.ts has no place for “${path.join(' ')}”: write it by hand.`);
}

function childOf(
  node: ts.Expression,
  step: string | number,
): { name: ts.Node; initializer: ts.Expression } | undefined {
  if (typeof step === 'number') {
    const element = ts.isArrayLiteralExpression(node) ? node.elements[step] : undefined;
    return element && { name: element, initializer: element };
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === step);
}

function siteObject(file: ts.SourceFile): ts.Expression {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && name.text === 'site' && initializer) {
        return unwrapped(initializer);
      }
    }
  }
  throw new Refusal('content/site.ts exports no “site”.');
}

/** Without `satisfies Site as Site`. */
function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? unwrapped(node.expression)
    : node;
}

/** A value after its name and colon, in the form that Prettier gives it. */
function printed(value: SiteValue, name: string, indent: number): string {
  const line = ` ${inOneLine(value)}`;
  const room = LINE_CHARACTERS - indent - name.length - ':,'.length;
  if (line.length <= room) return line;
  if (typeof value === 'string') return `\n${' '.repeat(indent + 2)}${quoted(value)}`;
  return ` ${inLines(value, indent)}`;
}

function inOneLine(value: SiteValue): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return quoted(value);
  if (isList(value)) return `[${value.map(inOneLine).join(', ')}]`;
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${inOneLine(part)}`);
  return `{ ${parts.join(', ')} }`;
}

function inLines(value: SiteValue, indent: number): string {
  const pad = ' '.repeat(indent + 2);
  const end = ' '.repeat(indent);
  if (value === null || typeof value === 'string') return inOneLine(value);
  if (isList(value)) {
    return `[\n${value.map((part) => `${pad}${inOneLine(part)},\n`).join('')}${end}]`;
  }
  const parts = Object.entries(value).map(
    ([key, part]) => `${pad}${key}:${printed(part, key, indent + 2)},\n`,
  );
  return `{\n${parts.join('')}${end}}`;
}

function isList(value: SiteValue): value is readonly SiteValue[] {
  return Array.isArray(value);
}

/** Between the marks that need the fewer backslashes. */
function quoted(text: string): string {
  const json = JSON.stringify(text);
  const single = (text.match(/'/g) ?? []).length;
  const double = (text.match(/"/g) ?? []).length;
  if (single > double) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
