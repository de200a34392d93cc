import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { ConversationStatus } from '@/lib/conversationStatus';
import { findBrowser } from '../../browser';
import { CommandError } from '../CommandError';

/** What is to be seen of the head; the page's own drawPicture knows more. */
export type Shot = {
  /** How long the head has been there: the intro is over after 3200. */
  ms: number;
  /** The picture's side in pixels. */
  size: number;
  lightTheme?: boolean;
  /** What the head is told. */
  status?: ConversationStatus;
  /** Turned towards the text beside it, as on wide pages. */
  turned?: boolean;
  /** Degrees by which the camera goes round the head. */
  yaw?: number;
  transparent?: boolean;
};

/** The site's own renderer as one script, with a function `drawPicture` on the window. */
export async function bundleDrawPicture(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['components/head/renderer/drawPicture.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Draws pictures of one model by the site's own shaders, in a browser without a window. */
export type PictureBrowser = {
  /** A PNG. */
  draw(shot: Shot): Promise<Buffer>;
  close(): Promise<void>;
};

/** @throws CommandError where there is no browser to draw with */
export async function openPictureBrowser(model: string): Promise<PictureBrowser> {
  const browser = await launch();
  const page = await browser.newPage();
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ content: await bundleDrawPicture() });
  return {
    draw: (shot) => drawOn(page, model, shot),
    close: () => browser.close(),
  };
}

async function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  try {
    return await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
      ],
    });
  } catch {
    throw new CommandError(
      'Pictures are drawn by a browser: install Chromium, or name one by CHROMIUM_PATH.',
    );
  }
}

async function drawOn(page: Page, model: string, shot: Shot): Promise<Buffer> {
  await page.setViewportSize({ width: shot.size, height: shot.size });
  await page.evaluate(
    ([text, what]) =>
      (
        globalThis as unknown as { drawPicture(model: string, shot: unknown): Promise<void> }
      ).drawPicture(text, what),
    [model, shot] as const,
  );
  return page.screenshot({ omitBackground: shot.transparent === true });
}
