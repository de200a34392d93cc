import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { headerRules } from '@/scripts/export/headers';

const read = (file: string) => readFileSync(file, 'utf8');
const rules = headerRules(new Map(), '', '');

describe('what the hosts are told', () => {
  it('is for Vercel the list of headers that the build writes', () => {
    const { headers, outputDirectory, build } = JSON.parse(read('vercel.json')) as {
      headers: unknown;
      outputDirectory: string;
      build: unknown;
    };
    expect(headers).toEqual(
      rules.map((rule) => ({
        source: rule.pattern.replaceAll('.', '\\.').replaceAll('*', '(.*)'),
        headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
      })),
    );
    expect(outputDirectory).toBe('out');
    expect(build).toEqual({ env: { NEXT_PUBLIC_API_HOST: 'none' } });
  });

  it('is for nginx the same, but for the policy that each page carries itself', () => {
    const configuration = read('docs/deploying/nginx.conf').replaceAll('"', '');
    const [general, hashed] = rules;
    const { 'Content-Security-Policy': policy = '', ...others } = general?.headers ?? {};
    for (const [name, value] of Object.entries(others)) {
      expect(configuration).toContain(name);
      expect(configuration).toContain(value);
    }
    expect(policy).toContain("frame-ancestors 'none'");
    expect(configuration).toContain("Content-Security-Policy frame-ancestors 'none'");
    expect(configuration).toContain(hashed?.headers['Cache-Control']);
  });

  it('is for GitHub Pages a workflow whose actions are bound to commits', () => {
    const text = read('.github/workflows/pages.yml');
    const workflow = parse(text) as { jobs: Record<string, { steps: { uses?: string }[] }> };
    const uses = Object.values(workflow.jobs).flatMap(({ steps }) =>
      steps.flatMap((step) => step.uses ?? []),
    );
    expect(uses).toHaveLength(5);
    for (const action of uses) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
    expect(text).toContain('NEXT_PUBLIC_API_HOST: none');
  });

  it('is for a container a server that is no root, all of whose folders there are', () => {
    const stage = read('Dockerfile').split(/^FROM /m)[2] ?? '';
    expect(stage).toContain('\nUSER node\n');
    expect(stage).toContain('\nHEALTHCHECK ');
    expect(stage).toContain('CMD ["node", "--import", "tsx", "server/node.ts"]');
    const copied = [...stage.matchAll(/\/site\/([\w./]+)/g)].map(([, file = '']) => file);
    const sources = copied.filter((file) => !/^(?:out|dist|node_modules)\b/.test(file));
    expect(sources).toEqual(
      expect.arrayContaining(['server', 'lib', 'content', 'bench', 'tsconfig.json']),
    );
    for (const file of sources) expect(existsSync(file)).toBe(true);
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', '.env*', 'node_modules']),
    );
  });
});
