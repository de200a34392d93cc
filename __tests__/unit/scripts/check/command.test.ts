import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '@/scripts/check/command';

function node(script: string, limitMs = 60_000): Promise<boolean> {
  return runCommand({ command: process.execPath, parameters: ['-e', script], limitMs });
}

describe('a command of a test run', () => {
  test('held when it ends with code 0, and only then', async () => {
    expect(await node('process.exit(0)')).toBe(true);
    expect(await node('process.exit(3)')).toBe(false);
  });

  test('gets nothing to read, so it cannot wait for an answer', async () => {
    expect(await node("process.stdin.on('end', () => process.exit(0)).resume()")).toBe(true);
  });

  test('sees the environment that it is given', async () => {
    const held = await runCommand({
      command: process.execPath,
      parameters: ['-e', 'process.exit(process.env.GIVEN === "yes" ? 0 : 1)'],
      limitMs: 60_000,
      environment: { GIVEN: 'yes' },
    });
    expect(held).toBe(true);
  });

  test('is stopped at its limit, with all that it started', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const folder = mkdtempSync(path.join(tmpdir(), 'command-'));
    const goodbye = path.join(folder, 'goodbye');
    const grandchild = `
      process.on('SIGTERM', () => {
        require('node:fs').writeFileSync(${JSON.stringify(goodbye)}, '');
        process.exit();
      });
      setInterval(() => {}, 1000);`;
    const child = `
      require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}]);
      setInterval(() => {}, 1000);`;
    const watcher = watch(folder);
    const stopped = once(watcher, 'change');
    expect(await node(child, 2000)).toBe(false);
    await stopped;
    expect(existsSync(goodbye)).toBe(true);
    watcher.close();
    rmSync(folder, { recursive: true });
    expect(complaint).toHaveBeenCalledWith(expect.stringMatching(/^Stopped after 2 s: /));
    complaint.mockRestore();
  });

  test('that does not exist fails', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const held = await runCommand({ command: 'no-such-command', parameters: [], limitMs: 1000 });
    expect(held).toBe(false);
    complaint.mockRestore();
  });
});
