import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PauseMotion } from '@/components/site/PauseMotion';

describe('the one control for all that moves', () => {
  it('pauses and plays, and is remembered', async () => {
    render(<PauseMotion />);
    await userEvent.click(screen.getByRole('button', { name: 'Pause motion' }));
    expect(document.documentElement).toHaveAttribute('data-motion', 'paused');
    expect(localStorage.getItem('motion')).toBe('paused');
    const play = screen.getByRole('button', { name: 'Play motion' });
    expect(play).not.toHaveAttribute('aria-pressed');
    await userEvent.click(play);
    expect(document.documentElement).toHaveAttribute('data-motion', 'playing');
    expect(localStorage.getItem('motion')).toBe('playing');
  });
});
