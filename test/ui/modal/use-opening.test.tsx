import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { useOpening } from '../../../src/ui/modal/use-opening.ts';

/** Keeps what it was opened with, as a dialog keeps its step, until it is reset. */
const Dialog = ({ name, onGone }: { readonly name: string; readonly onGone: (name: string) => void }) => {
  const [first] = useState(name);
  useEffect(() => () => onGone(first), [first, onGone]);
  return <dialog>{first}</dialog>;
};

// Proves.
it('resets a dialog at each opening, also beside another that is opened as often', () => {
  const gone: string[] = [];
  const leave = (name: string): void => void gone.push(name);
  let pay = (_: string): void => undefined;
  let payOff = (_: string): void => undefined;
  const Page = () => {
    const payment = useOpening<string>();
    const payoff = useOpening<string>();
    pay = payment.show;
    payOff = payoff.show;
    return (
      <>
        {payment.opening ? (
          <Dialog key={payment.opening.key} name={payment.opening.subject} onGone={leave} />
        ) : undefined}
        {payoff.opening ? (
          <Dialog key={payoff.opening.key} name={payoff.opening.subject} onGone={leave} />
        ) : undefined}
      </>
    );
  };
  const { container } = render(<Page />);
  act(() => pay('first payment'));
  act(() => payOff('first payoff'));
  act(() => pay('second payment'));
  expect(gone).toEqual(['first payment']);
  expect([...container.querySelectorAll('dialog')].map(({ textContent }) => textContent)).toEqual([
    'second payment',
    'first payoff',
  ]);
});
