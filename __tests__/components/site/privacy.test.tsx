import { render, screen } from '@testing-library/react';
import PrivacyPage from '@/app/privacy/page';
import { site } from '@/content/site';

describe('the privacy notice', () => {
  beforeEach(() => {
    render(<PrivacyPage />);
  });

  it('was last updated 15 May 2025', () => {
    expect(screen.getByText('15 May 2025')).toHaveAttribute('datetime', '2025-05-15');
  });

  it('states: no analytics, cookies or personal-data tracking', () => {
    expect(
      screen.getByText(/no analytics, sets no cookies and does not track personal data/),
    ).toBeInTheDocument();
  });

  it('states that the Ask Me Anything message goes to a language-model provider and is not stored', () => {
    expect(screen.getByRole('heading', { name: 'Ask Me Anything' })).toBeInTheDocument();
    const sentence = screen.getByText(/is sent to a language-model provider/);
    expect(sentence).toHaveTextContent(/It is not stored/);
  });

  it("links to that provider's policy", () => {
    const link = screen.getByRole('link', { name: 'its own privacy policy' });
    expect(link).toHaveAttribute('href', site.privacy.providerPolicy);
  });

  it('says what the laboratory sends, what stays, and what becomes of addresses', () => {
    const sentence = screen.getByText(/The laboratory on the same page sends/);
    expect(sentence).toHaveTextContent(/your public key and your numbers in encrypted form/);
    expect(sentence).toHaveTextContent(/with their exponents/);
    expect(sentence).toHaveTextContent(/keeps nothing/);
    expect(sentence).toHaveTextContent(/private key, the names and the numbers themselves stay/);
    expect(screen.getByText(/writes addresses to no file and no log/)).toBeInTheDocument();
  });

  it('has a contact e-mail link', () => {
    const link = screen.getByRole('link', { name: site.links.email });
    expect(link).toHaveAttribute('href', `mailto:${site.links.email}`);
  });
});
