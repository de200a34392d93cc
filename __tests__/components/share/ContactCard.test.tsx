import { render, screen, within } from '@testing-library/react';
import { ContactCard } from '@/components/share/ContactCard';
import { site } from '@/content/site';
import { contactCodeText } from '@/lib/content/contact';

jest.mock('@/content/site', () => {
  const { site: original } = jest.requireActual<typeof import('@/content/site')>('@/content/site');
  return { site: { ...original } };
});

const CARD = { organisation: '', replies: 'Usually within two days' };

function setCard(card: typeof CARD | null): void {
  Object.assign(site, { card });
}

beforeEach(() => setCard(CARD));

describe('the contact card', () => {
  test('says who it is and how to reach them', () => {
    render(<ContactCard />);
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

  test('offers to write, and to save the contact as a vCard', () => {
    render(<ContactCard />);
    expect(screen.getByRole('link', { name: 'Write to me' })).toHaveAttribute(
      'href',
      `mailto:${site.links.email}`,
    );
    const save = screen.getByRole('link', { name: 'Save contact' });
    expect(save).toHaveAttribute('download', `${site.name}.vcf`);
    expect(decodeURIComponent(save.getAttribute('href') ?? '')).toContain('BEGIN:VCARD\r\n');
  });

  test('shows a code with name and address, a picture that is there without scripts', () => {
    render(<ContactCard />);
    const code = screen.getByRole('img', { name: `QR code of ${site.name}’s contact card` });
    expect(code).toHaveAttribute('src', '/contact/code.svg');
    expect(contactCodeText()).toContain(`FN:${site.name}\r\n`);
    expect(contactCodeText()).toContain(`EMAIL:${site.links.email}\r\n`);
  });

  test('names the organisation when there is one', () => {
    setCard({ ...CARD, organisation: 'Points and Light' });
    render(<ContactCard />);
    expect(screen.getByText(`${site.jobTitle}, Points and Light`)).toBeVisible();
  });

  test('names no profile that the owner does not have', () => {
    const { links } = site;
    Object.assign(site, { links: { ...links, network: '', code: '' } });
    render(<ContactCard />);
    Object.assign(site, { links });
    expect(screen.queryByText('Network')).not.toBeInTheDocument();
    expect(screen.queryByText('Code')).not.toBeInTheDocument();
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toBeTruthy();
  });

  test('leaves the block empty when the owner has no card', () => {
    setCard(null);
    const { container } = render(<ContactCard />);
    expect(container).toBeEmptyDOMElement();
    expect(contactCodeText()).toBeNull();
  });
});
