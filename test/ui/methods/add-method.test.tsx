import { METHOD_ERRORS, type PaymentMethodId } from '@member-portal/domain/payment-method';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPaymentMethod } from '../../support/builders/a-payment-method.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { slowFades } from '../support/slow-fades.ts';
import { load, openMethods, report } from './methods-page.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const card = aPaymentMethod({
  id: 'card-9' as PaymentMethodId,
  type: 'DEBIT_CARD',
  brand: 'Visa',
  bankName: undefined,
  last4: '4242',
  expires: { year: 2029, month: 4 },
});
const completed = { kind: 'completed', methodId: card.id } as const;

describe('adding a payment method', () => {
  it('opens a page of the gateway in a frame without access to the portal’s page', async () => {
    const { add, gateway, analytics } = await openMethods();
    await add();
    const frame = document.querySelector('iframe');
    expect(frame?.src).toBe('https://gateway.example/1');
    expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(gateway.sessions).toMatchObject([{ purpose: 'ADD_METHOD', locale: 'en-us' }]);
    expect(analytics.pages).toEqual(['add another payment method']);
    expect(document.querySelectorAll('dialog input')).toHaveLength(0);
  });

  it('has its heading, which takes the focus, from the first moment', async () => {
    const { user } = await openMethods({ methods: [card] });
    const button = await screen.findByRole('button', { name: 'Add another payment method' });
    slowFades();
    let drawn = 0;
    const watcher = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.querySelector('h2')) drawn += 1;
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    await user.click(button);
    watcher.disconnect();
    const heading = within(screen.getByRole('dialog')).getByRole('heading', { level: 2 });
    expect(heading.textContent).toBe('Add another payment method');
    expect(document.activeElement).toBe(heading);
    // It is drawn once, or the gateway's page would load twice.
    expect(drawn).toBe(1);
  });

  it('is activity of the buyer’s while somebody types there, and nothing else changes', async () => {
    const { add, activity } = await openMethods();
    const signs = vi.fn();
    activity.subscribe(signs);
    await add();
    await report({ kind: 'ready' });
    await report({ kind: 'failed', error: 'genericError' });
    const told = screen.getByRole('dialog').textContent;
    expect(signs).not.toHaveBeenCalled();
    await report({ kind: 'activity' });
    expect(signs).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog').textContent).toBe(told);
    await report({ kind: 'activity' }, 'https://elsewhere.example');
    expect(signs).toHaveBeenCalledTimes(1);
  });

  it('lists the new method at once, and tells of it once, however often the page says so', async () => {
    const { add, gateway, analytics, names, problems } = await openMethods();
    await add();
    await report({ kind: 'ready' });
    gateway.keep(card);
    await report(completed, undefined, 3);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await names()).toEqual(['First Example Bank ending in 6789', 'Visa ending in 4242']);
    expect(await screen.findByText('Visa ending in 4242 was added.')).toBeTruthy();
    expect(analytics.events).toEqual([
      { event: 'save_new_payment_method', info: { methodType: 'DEBIT_CARD' } },
    ]);
    expect(problems).toEqual([]);
  });

  it('is the one primary action where there is no method yet', async () => {
    const { add, analytics } = await openMethods({ methods: [] });
    expect(await screen.findByText('You have no saved payment method yet.')).toBeTruthy();
    await add('Add a payment method');
    expect(analytics.pages).toEqual(['add payment method']);
  });

  it.each(METHOD_ERRORS)('says %s in words of its own, in English and French', async (error) => {
    const told: string[] = [];
    for (const locale of ['en-us', 'fr-ca'] as const) {
      const { user, dialog } = await openMethods({ locale });
      await user.click(await screen.findByRole('button', { name: /another|autre/ }));
      await dialog().findByTitle(/^Secure form|^Formulaire sécurisé/);
      await report({ kind: 'failed', error });
      const words = dialog().getByRole('alert').textContent ?? '';
      expect(words).not.toContain(error);
      expect(words.length).toBeGreaterThan(60);
      told.push(words);
      await report({ kind: 'ready' });
      expect(dialog().queryByRole('alert')).toBeNull();
      cleanup();
    }
    expect(new Set(told).size).toBe(2);
  });

  it('ignores messages from another origin or another window', async () => {
    const { add, gateway, analytics, dialog } = await openMethods();
    await add();
    gateway.keep(card);
    await report(completed, 'https://evil.example');
    await act(async () => {
      window.dispatchEvent(
        new MessageEvent('message', { data: completed, origin: 'https://gateway.example', source: window }),
      );
    });
    expect(dialog().getByTitle(/^Secure form: add/)).toBeTruthy();
    expect(analytics.events).toEqual([]);
  });

  it('reports success only once the gateway lists the method, and checks again on request', async () => {
    const { add, gateway, dialog, press, names, analytics } = await openMethods();
    await add();
    await report(completed);
    expect(await dialog().findByText('We can’t confirm your new payment method yet')).toBeTruthy();
    expect(analytics.events).toEqual([]);
    gateway.keep(card);
    gateway.failNext(OFFLINE);
    await press('Check again');
    expect(await dialog().findByRole('button', { name: 'Check again' })).toBeTruthy();
    await press('Check again');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await names()).toContain('Visa ending in 4242');
    expect(analytics.names()).toEqual(['save_new_payment_method']);
  });

  it('announces an error of the page again when it reports the same one again', async () => {
    const { add } = await openMethods();
    await add();
    await report({ kind: 'ready' });
    await report({ kind: 'failed', error: 'invalidCardNumber' });
    const first = await screen.findByRole('alert');
    await report({ kind: 'failed', error: 'invalidCardNumber' });
    expect(first.isConnected).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe(first.textContent);
  });

  it('moves the focus to the heading once the page of the gateway, or the button, is gone', async () => {
    const { add, dialog, press } = await openMethods();
    await add();
    await report({ kind: 'ready' });
    const hasFocus = () =>
      waitFor(() => expect(document.activeElement).toBe(dialog().getByRole('heading', { level: 2 })));
    document.querySelector('iframe')?.focus();
    await report(completed);
    await dialog().findByText('We can’t confirm your new payment method yet');
    await hasFocus();
    await press('Check again');
    await dialog().findByText('We can’t confirm your new payment method yet');
    await hasFocus();
  });

  it('can be tried again when the page could not be opened', async () => {
    const { user, gateway, dialog, press } = await openMethods();
    const button = await screen.findByRole('button', { name: 'Add another payment method' });
    gateway.failNext(OFFLINE);
    await user.click(button);
    expect(await dialog().findByText('We couldn’t open the form')).toBeTruthy();
    await press('Try again');
    expect(await dialog().findByTitle(/^Secure form: add/)).toBeTruthy();
  });

  it('says so when the page stays silent, and starts again', async () => {
    const { add, dialog, gateway, user } = await openMethods();
    await add();
    await report({ kind: 'ready' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    load();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(dialog().queryByText('The form isn’t responding')).toBeNull();
    // Another page loads in the frame and says nothing: the session has expired.
    load();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(dialog().getByText('The form isn’t responding')).toBeTruthy();
    vi.useRealTimers();
    await user.click(dialog().getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(document.querySelector('iframe')?.src).toBe('https://gateway.example/2'));
    expect(gateway.sessions).toHaveLength(2);
    expect(dialog().queryByText('The form isn’t responding')).toBeNull();
  });

  it('ends where the page was cancelled', async () => {
    const { add } = await openMethods();
    await add();
    await report({ kind: 'cancelled' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reads the list again when it was closed in the middle, as the page may have added something', async () => {
    const { add, gateway, press, names } = await openMethods();
    await add();
    gateway.keep(card);
    await press('Close');
    await waitFor(async () => expect(await names()).toContain('Visa ending in 4242'));
  });

  it('limits the height that the gateway’s page may request', async () => {
    const { add } = await openMethods();
    await add();
    for (const [asked, given] of [
      [480, '480px'],
      [9000, '1200px'],
      [1, '160px'],
    ] as const) {
      await report({ kind: 'resize', height: asked });
      expect(document.querySelector('iframe')?.style.height).toBe(given);
    }
  });
});

describe('connecting an account', () => {
  it('shows the terms first, then the page of the verification service', async () => {
    const { add, press, dialog, gateway, analytics, library, names } = await openMethods();
    await add();
    await press('Connect your bank account instead');
    await dialog().findByRole('heading', { name: /Terms and conditions/ });
    expect(gateway.sessions).toHaveLength(1);
    await dialog().findByRole('button', { name: 'Agree and continue' });
    const alone = dialog().getByRole('link', { name: /Terms of the bank verification service/ });
    expect(alone.getAttribute('href')).toBe('/disclosure/verification-service');
    expect(library.requests).toMatchObject([
      { call: 'static', request: { kind: 'verification-service', locale: 'en-us' } },
    ]);
    await press('Agree and continue');
    await dialog().findByTitle(/^Secure form: connect/);
    expect(gateway.sessions.map(({ purpose }) => purpose)).toEqual(['ADD_METHOD', 'CONNECT_ACCOUNT']);
    gateway.keep(aPaymentMethod({ id: 'connected' as PaymentMethodId, last4: '0099' }));
    await report({ kind: 'completed', methodId: 'connected' as PaymentMethodId });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await names()).toContain('First Example Bank ending in 0099');
    expect(analytics.pages).toEqual([
      'add another payment method',
      'terms and conditions',
      'connect an account',
    ]);
    expect(analytics.names()).toEqual(['save_new_payment_method']);
  });

  it('asks for no agreement to terms that could not be read', async () => {
    const { add, press, dialog, library } = await openMethods();
    await add();
    library.failNext(OFFLINE);
    await press('Connect your bank account instead');
    expect(await dialog().findByText('We couldn’t load the terms')).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Agree and continue' })).toBeNull();
    await press('Try again');
    expect(await dialog().findByRole('button', { name: 'Agree and continue' })).toBeTruthy();
  });

  it('is offered only where it is switched on', async () => {
    const { add, dialog } = await openMethods({ flags: { connectAccount: false } });
    await add();
    expect(dialog().queryByRole('button', { name: /Connect your bank/ })).toBeNull();
  });
});
