import { render } from '@testing-library/react';
import { PointNumber, pointsOfNumber } from '@/components/paillier/PointNumber';
import { formatNumber } from '@/lib/paillier/plainNumbers';

/** The drawing as lines of text, as a person would see it. */
function drawn(text: string): string[] {
  const { points, columns } = pointsOfNumber(text);
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      points.some((point) => point.row === row && point.column === column) ? '#' : ' ',
    )
      .join('')
      .trimEnd(),
  );
}

describe('a number drawn in points', () => {
  it('reads as its figures, beside each other', () => {
    expect(drawn('17')).toEqual([' #  ###', '##    #', ' #   #', ' #   #', '###  #']);
  });

  it('keeps the sign and the point of a decimal', () => {
    expect(drawn('−2.5')).toEqual([
      '    ###   ###',
      '      #   #',
      '### ###   ###',
      '    #       #',
      '    ### # ###',
    ]);
  });

  it('has a figure for every character that the page writes numbers with', () => {
    const written = [1234567890n, -1.5e21, 2.5e-9].map(formatNumber).join('');
    for (const character of new Set(written)) {
      // The comma of thousands is a gap: no point, and still a column.
      const { points, columns } = pointsOfNumber(`${character}1`);
      expect(columns).toBeGreaterThan(3);
      expect(points.length > 8 || character === ',').toBe(true);
    }
  });

  it('is hidden from screen readers, which have the name, and left out where it is too long', () => {
    const { container, rerender } = render(<PointNumber text="42" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<PointNumber text="123,456,789,012" />);
    expect(container).toBeEmptyDOMElement();
  });
});
