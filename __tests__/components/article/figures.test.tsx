import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FrontierFigure } from '@/components/graph/figures/FrontierFigure';
import { MortonFigure } from '@/components/graph/figures/MortonFigure';
import { SofteningFigure } from '@/components/graph/figures/SofteningFigure';
import { AlignmentFigure } from '@/components/paillier/figures/AlignmentFigure';
import { OverflowFigure } from '@/components/paillier/figures/OverflowFigure';
import { SameNumberFigure } from '@/components/paillier/figures/SameNumberFigure';
import { SealedBidFigure } from '@/components/paillier/figures/SealedBidFigure';
import { WorkedExampleFigure } from '@/components/paillier/figures/WorkedExampleFigure';

const slide = (name: string | RegExp, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
const words = () => screen.getByRole('status');

async function write(name: string, value: string, at = 0): Promise<void> {
  const field = screen.getAllByRole('textbox', { name })[at];
  if (!field) throw new Error(`There is no field ${name}.`);
  await userEvent.clear(field);
  await userEvent.type(field, value);
}

describe('the worked example', () => {
  beforeEach(() => void render(<WorkedExampleFigure number={3} />));

  test('is worked out anew for other primes and numbers', async () => {
    await write('Prime p', '17');
    await write('Second number', '−5');
    expect(screen.getByText(/lcm\(16, 12\)/)).toHaveTextContent('= 48');
    expect(screen.getByText('17 + (−5) = 12')).toBeInTheDocument();
    expect(words()).toBeEmptyDOMElement();
  });

  test.each([
    ['Prime p', '12', /12 is no prime: it is 2 × 6/],
    ['Prime q', '11', /p and q have to differ/],
    ['Prime q', '23', /11 divides 23 − 1/],
    ['First number', '47', /from −46 to 46/],
    ['Its noise', '22', /the factor 11 in common with n/],
    ['Prime p', '', /Write a whole number/],
  ])('explains why %s cannot be %s', async (field, value, fault) => {
    const input = screen.getAllByRole('textbox', { name: field })[0]!;
    fireEvent.change(input, { target: { value } });
    expect(words()).toHaveTextContent(fault);
    expect(input).toBeInvalid();
    expect(screen.getByText('17 + 24 = 41')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reset the numbers' }));
    expect(words()).toBeEmptyDOMElement();
  });

  test('says where a sum has no place', async () => {
    await write('Second number', '46');
    expect(screen.getByText(/refused: 63 lies in the empty middle/)).toBeInTheDocument();
  });
});

test('the same number can be encrypted as often as one likes, and the changed points are counted', async () => {
  render(<SameNumberFigure number={2} />);
  expect(words()).toHaveTextContent('17 was encrypted 3 times');
  await userEvent.click(screen.getByRole('button', { name: 'Encrypt 17 again' }));
  expect(words()).toHaveTextContent('17 was encrypted 4 times');
  expect(screen.getByText('time 4')).toBeInTheDocument();
});

test('an overflow is walked round the circle: right, refused, wrong', () => {
  render(<OverflowFigure number={4} />);
  slide('True sum', 46);
  expect(words()).toHaveTextContent('lands at 46 and is read as it is');
  slide('True sum', 92);
  expect(words()).toHaveTextContent('lands at 92, in the empty middle');
  slide('True sum', 138);
  expect(words()).toHaveTextContent('lands at 138 and reads as −5: wrong');
});

test('exponents are brought down until the numbers can be added', () => {
  render(<AlignmentFigure number={5} />);
  expect(words()).toHaveTextContent('3 gets 14 zeros, 2.5 gets one zero, 0.1 gets no zero.');
  expect(words()).toHaveTextContent('can be added: 5.6');
  slide('Bring down to', -7);
  expect(words()).toHaveTextContent('3 gets 7 zeros');
  expect(words()).toHaveTextContent('cannot be added');
});

test('a sealed bid is raised by a rival who cannot read it', async () => {
  render(<SealedBidFigure number={6} />);
  expect(words()).toHaveTextContent('Ada’s bid is 420 and the rival’s 421');
  await userEvent.click(screen.getByRole('button', { name: 'Bid 100 more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Disguise it' }));
  expect(words()).toHaveTextContent('the rival’s 521');
  await userEvent.click(screen.getByRole('button', { name: 'Copy Ada’s anew' }));
  await userEvent.click(screen.getByRole('button', { name: 'Double it' }));
  expect(words()).toHaveTextContent('the rival’s 840');
});

test('a Morton key is woven from the cell that is chosen', () => {
  render(<MortonFigure number={1} />);
  slide('x', 7);
  slide('y', 0);
  expect(words()).toHaveTextContent('Woven, they are 010101: the key 21');
});

test('the softening has a best value, and none is worse', () => {
  render(<SofteningFigure number={2} />);
  const errorOf = () => Number(/wrong by ([\d.]+)/.exec(words().textContent ?? '')?.[1]);
  const chosen = errorOf();
  slide(/Softening/, 0);
  expect(errorOf()).toBeGreaterThan(2 * chosen);
  slide(/Distance/, 5);
  expect(words()).toHaveTextContent('seen from 2.5 sides away');
});

test('a group takes more boxes the larger theta is, and is the more wrong', () => {
  render(<FrontierFigure number={3} />);
  slide('Theta', 0);
  expect(words()).toHaveTextContent('110 bodies and 0 boxes');
  expect(words()).toHaveTextContent('wrong by 0.0');
  slide('Theta', 2);
  slide('Group, across', 0);
  slide('Group, down', 280);
  expect(words()).toHaveTextContent('There is nobody in the group');
});
