import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import jsQR from 'jsqr';
import { Share } from '@/components/share/Share';
import { letCanvasesPaint, rasterOf } from './canvas';
import { letDialogsOpen } from './dialog';

function code(): HTMLCanvasElement {
  return screen.getByRole<HTMLCanvasElement>('img', { name: 'QR code of this page’s address' });
}

const writeText = jest.fn<Promise<void>, [text: string]>();

/** Presses Share and lets the code be drawn. */
async function pressShare(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await act(async () => void (await import('@/lib/qr')));
}

async function openDialog() {
  const user = userEvent.setup({ writeToClipboard: false });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<Share />);
  await pressShare(user);
  return user;
}

function download(link: HTMLElement): [name: string, href: string] {
  return [link.getAttribute('download') ?? '', link.getAttribute('href') ?? ''];
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  letDialogsOpen();
  letCanvasesPaint();
  window.history.replaceState(null, '', '/contact/?from=a%20friend#card');
});

afterEach(() => jest.restoreAllMocks());

describe('the Share dialog', () => {
  test("opens from its button, with the page's address without its fragment", async () => {
    await openDialog();
    expect(screen.getByRole('dialog', { name: 'Share this page' })).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Address of this page' });
    expect(field).toHaveValue('http://localhost/contact/?from=a%20friend');
    expect(field).toHaveAttribute('readonly');
  });

  test("shows a code that reads as the page's address", async () => {
    await openDialog();
    await screen.findByRole('link', { name: 'Save PNG' });
    const { pixels, width, height } = rasterOf(code());
    expect(jsQR(pixels, width, height)?.data).toBe('http://localhost/contact/?from=a%20friend');
  });

  test('takes the address of the page that it is opened on, at that moment', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    window.history.pushState(null, '', '/disrupt/');
    await pressShare(user);
    expect(screen.getByRole('textbox')).toHaveValue('http://localhost/disrupt/');
  });

  test('puts the focus on Copy address, and back on Share when it closes', async () => {
    const user = await openDialog();
    expect(screen.getByRole('button', { name: 'Copy address' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
  });

  test('closes at a press beside it, but not at one in it', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('heading', { name: 'Share this page' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('closes when Back leaves the page that it speaks of', async () => {
    await openDialog();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('copies the address and says so politely', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
    expect(writeText).toHaveBeenCalledWith('http://localhost/contact/?from=a%20friend');
  });

  test('where copying is refused, says what to do and selects the address', async () => {
    const user = await openDialog();
    writeText.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      'The browser did not allow copying. The address is selected: copy it with Ctrl+C or ⌘C.',
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  });

  test('saves the code as a PNG by data URL and as an SVG by markup', async () => {
    await openDialog();
    const [pngName, pngUrl] = download(await screen.findByRole('link', { name: 'Save PNG' }));
    expect(pngName).toBe('localhost-contact-qr.png');
    expect(pngUrl).toMatch(/^data:image\/png;base64,/);
    const [svgName, svgUrl] = download(screen.getByRole('link', { name: 'Save SVG' }));
    expect(svgName).toBe('localhost-contact-qr.svg');
    expect(decodeURIComponent(svgUrl)).toMatch(
      /^data:image\/svg\+xml;charset=utf-8,<svg .*<\/svg>$/,
    );
  });

  test('shows errors of the QR-code generation, and loses nothing', async () => {
    const long = `/contact/?${'a'.repeat(3000)}`;
    window.history.replaceState(null, '', long);
    const user = await openDialog();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This is too long for a QR code, which holds 2,953 bytes at most: shorten it.',
    );
    expect(screen.queryByRole('link', { name: 'Save PNG' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(writeText).toHaveBeenCalledWith(`http://localhost${long}`);
  });

  test('says so in a sentence when the canvas cannot be drawn on', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await openDialog();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The QR code could not be made: try again.',
    );
  });
});
