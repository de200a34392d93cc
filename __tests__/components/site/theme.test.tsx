import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from '@/components/site/ThemeSwitch';

function systemPrefers(light: boolean, forced = false) {
  window.matchMedia = jest.fn().mockImplementation((media: string) => ({
    media,
    matches: media.includes('forced') ? forced : media.includes('light') && light,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  }));
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.theme = 'dark';
  document.documentElement.dataset.themeChoice = 'dark';
  systemPrefers(false);
});

describe('the theme switch', () => {
  it('begins with dark, and shows and remembers light', async () => {
    render(<ThemeSwitch atFirst="dark" />);
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem('theme')).toBe('light');
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  });

  it('follows the system when asked to', async () => {
    systemPrefers(true);
    render(<ThemeSwitch atFirst="dark" />);
    await userEvent.click(screen.getByRole('radio', { name: 'As my system' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem('theme')).toBe('system');
  });

  it('is drawn on the ground of forced colours, whatever was chosen', async () => {
    systemPrefers(true, true);
    render(<ThemeSwitch atFirst="dark" />);
    await userEvent.click(screen.getByRole('radio', { name: 'As my system' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(document.documentElement).toHaveAttribute('data-theme-choice', 'dark');
  });

  it('works by keyboard', async () => {
    render(<ThemeSwitch atFirst="dark" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });
});
