import { act, render, screen, within } from '@testing-library/react';
import jsQR from 'jsqr';
import { ContactCard } from '@/components/share/ContactCard';
import { site } from '@/content/site';
import { letCanvasesPaint, rasterOf } from './canvas';

jest.mock('@/content/site', () => {
  const { site: original } = jest.requireActual<typeof import('@/content/site')>('@/content/site');
  return { site: { ...original } };
});

const CARD = { organisation: '', replies: 'Usually within two days' };

function setCard(card: typeof CARD | null): void {
  Object.assign(site, { card });
}

/** Shows the card and lets its code be drawn. */
async function showCard(): Promise<HTMLElement> {
  const { container } = render(<ContactCard />);
  await act(async () => void (await import('@/lib/qr')));
  return container;
}

beforeEach(() => {
  letCanvasesPaint();
  setCard(CARD);
});

afterEach(() => jest.restoreAllMocks());

describe('the contact card', () => {
  test('says who it is and how to reach them', async () => {
    await showCard();
    expect(screen.getByText(site.jobTitle)).toBeVisible();
    const ways = screen.getAllByRole('definition').map((way) => within(way).queryByRole('link'));
    expect(ways.map((link) => link?.getAttribute('href'))).toEqual([
      `mailto:${site.links.email}`,
      site.links.network,
      site.links.code,
      undefined,
    ]);
    expect(screen.getByText('Usually within two days')).toBeVisible();
  });

  test('offers to write, and to save the contact as a vCard', async () => {
    await showCard();
    expect(screen.getByRole('link', { name: 'Write to me' })).toHaveAttribute(
      'href',
      `mailto:${site.links.email}`,
    );
    const save = screen.getByRole('link', { name: 'Save contact' });
    expect(save).toHaveAttribute('download', `${site.name}.vcf`);
    expect(decodeURIComponent(save.getAttribute('href') ?? '')).toContain('BEGIN:VCARD\r\n');
  });

  test('shows a code that reads as a vCard with name and address', async () => {
    await showCard();
    const canvas = screen.getByRole<HTMLCanvasElement>('img', { name: /contact card/ });
    const { pixels, width, height } = rasterOf(canvas);
    const text = jsQR(pixels, width, height)?.data;
    expect(text).toContain(`FN:${site.name}\r\n`);
    expect(text).toContain(`EMAIL:${site.links.email}\r\n`);
  });

  test('names the organisation when there is one', async () => {
    setCard({ ...CARD, organisation: 'Points and Light' });
    await showCard();
    expect(screen.getByText(`${site.jobTitle}, Points and Light`)).toBeVisible();
  });

  test('names no profile that the owner does not have', async () => {
    const { links } = site;
    Object.assign(site, { links: { ...links, network: '', code: '' } });
    await showCard();
    Object.assign(site, { links });
    expect(screen.queryByText('Network')).not.toBeInTheDocument();
    expect(screen.queryByText('Code')).not.toBeInTheDocument();
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toBeTruthy();
  });

  test('leaves the block empty when the owner has no card', async () => {
    setCard(null);
    const container = await showCard();
    expect(container).toBeEmptyDOMElement();
  });
});
