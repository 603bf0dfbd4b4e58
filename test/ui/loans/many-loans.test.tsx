import type { LoanId } from '@member-portal/domain/loan';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aLoan } from '../../support/builders/a-loan.ts';
import { openPage } from './signed-in-page.tsx';

/** Stands for the browser's eye: says of an element that it has come near the window, or gone. */
const lendEye = () => {
  const watched = new Map<Element, (near: boolean, height: number) => void>();
  class Eye {
    readonly #tell: IntersectionObserverCallback;
    readonly #targets = new Set<Element>();
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(target: Element): void {
      this.#targets.add(target);
      watched.set(target, (isIntersecting, height) => {
        const entry = { target, isIntersecting, boundingClientRect: { height } };
        this.#tell([entry as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      });
    }
    disconnect(): void {
      for (const target of this.#targets) watched.delete(target);
    }
  }
  vi.stubGlobal('IntersectionObserver', Eye);
  return (target: Element | null | undefined, near: boolean, height = 0): void => {
    if (!target) throw new Error('There is nothing to look at');
    act(() => watched.get(target)?.(near, height));
  };
};

const MANY = Array.from({ length: 50 }, (_, index) =>
  aLoan({ id: `loan-${index}` as LoanId, merchant: `Merchant ${index}`, number: `N-${index}` }),
);

const openMany = async () => {
  const look = lendEye();
  const page = await openPage('/loans/outstanding', { loans: MANY });
  await screen.findByRole('article', { name: 'Merchant 0' });
  const partOf = (merchant: string): Element | null | undefined =>
    screen.getByRole('article', { name: merchant }).closest('ul')?.parentElement;
  const end = (): Element | null => screen.getByRole('button', { name: 'Show more loans' }).parentElement;
  return { ...page, look, partOf, end };
};

const merchants = (): readonly (string | null)[] =>
  screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent ?? null);

describe('a list of many loans', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('goes on as its end comes near, in order and each loan once', async () => {
    const { look, end } = await openMany();
    look(end(), true);
    await screen.findByRole('article', { name: 'Merchant 39' });
    look(end(), true);
    await screen.findByRole('article', { name: 'Merchant 49' });
    expect(merchants()).toEqual(MANY.map(({ merchant }) => merchant));
    expect(screen.queryByRole('button', { name: 'Show more loans' })).toBeNull();
  });

  it('keeps the room of what is far away, without its lines', async () => {
    const { look, end, partOf } = await openMany();
    look(end(), true);
    await screen.findByRole('article', { name: 'Merchant 39' });
    const second = partOf('Merchant 20');
    look(second, false, 4321);
    expect(screen.queryByRole('article', { name: 'Merchant 20' })).toBeNull();
    expect((second as HTMLElement).style.height).toBe('4321px');
    expect(merchants()).toHaveLength(20);
  });

  it('reads what was far away again when it comes near', async () => {
    const { look, end, partOf, platform } = await openMany();
    look(end(), true);
    await screen.findByRole('article', { name: 'Merchant 39' });
    const second = partOf('Merchant 20');
    look(second, false, 4321);
    platform.ledger.changeLoan('loan-20' as LoanId, (loan) => ({ ...loan, merchant: 'Renamed' }));
    look(second, true);
    expect(await screen.findByRole('article', { name: 'Renamed' })).toBeTruthy();
    expect((second as HTMLElement).style.height).toBe('');
  });

  it('leaves what holds the focus where it is', async () => {
    const { look, end, partOf } = await openMany();
    look(end(), true);
    const card = await screen.findByRole('article', { name: 'Merchant 30' });
    card.querySelector('a')?.focus();
    look(partOf('Merchant 30'), false, 4321);
    expect(screen.getByRole('article', { name: 'Merchant 30' })).toBeTruthy();
  });

  it('is as far as it was on the way back from a loan', async () => {
    const { look, end, router, user } = await openMany();
    look(end(), true);
    await screen.findByRole('article', { name: 'Merchant 39' });
    await user.click(screen.getByRole('link', { name: 'Details: Merchant 25, loan N-25' }));
    await screen.findByRole('heading', { level: 1, name: 'Merchant 25' });
    act(() => router.history.back());
    expect(await screen.findByRole('article', { name: 'Merchant 39' })).toBeTruthy();
    await waitFor(() => expect(merchants()).toHaveLength(40));
  });
});
