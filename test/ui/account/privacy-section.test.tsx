import type { CurrentPrivacyChoice } from '@member-portal/application/ports';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAccount } from './open-account.ts';

const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const OPT_OUT = 'Opt out of analytics';
const DO_NOT_SHARE = 'Do not share my information';

describe('the privacy choices of the account page', () => {
  it('are off at first, and say what each does and where it holds', async () => {
    await openAccount();
    for (const name of [OPT_OUT, DO_NOT_SHARE]) {
      expect(toggle(name).checked).toBe(false);
      const detail = document.getElementById(toggle(name).getAttribute('aria-describedby') ?? '');
      expect(detail?.textContent).toMatch(/measure/);
    }
    expect(screen.getByText(/apply to this browser, even after you sign out/)).toBeTruthy();
  });

  // Proves.
  it('are kept and tracked once each time they change', async () => {
    const portal = await openAccount();
    await portal.user.click(toggle(OPT_OUT));
    expect(portal.choices.current()).toEqual({ optedOut: true, doNotShare: false });
    await portal.user.click(toggle(OPT_OUT));
    expect(portal.choices.current().optedOut).toBe(false);
    toggle(DO_NOT_SHARE).focus();
    await portal.user.keyboard(' ');
    expect(portal.choices.current()).toEqual({ optedOut: false, doNotShare: true });
    expect(portal.analytics.events).toEqual([
      { event: 'opt_out_toggle', info: { optedOut: true } },
      { event: 'opt_out_toggle', info: { optedOut: false } },
      { event: 'do_not_share_my_information', info: { optedOut: true } },
    ]);
  });

  it('show what was chosen before', async () => {
    await openAccount({ privacy: { doNotShare: true } });
    expect(toggle(OPT_OUT).checked).toBe(false);
    expect(toggle(DO_NOT_SHARE).checked).toBe(true);
  });

  it('say that they end with the page where the browser could not store them', async () => {
    const portal = await openAccount();
    expect(screen.queryByText(/couldn’t store/)).toBeNull();
    const choice: CurrentPrivacyChoice = { optedOut: false, doNotShare: true, endsWithPage: true };
    act(() => portal.choices.keep(choice));
    const told = await screen.findByText(/apply until you close or reload this page/);
    expect(told.closest('[role="status"]')).toBeTruthy();
    expect(screen.queryByText(/even after you sign out/)).toBeNull();
  });

  // Proves.
  it('lead to the financial privacy policy, which is tracked once', async () => {
    const portal = await openAccount();
    await portal.user.click(screen.getByRole('button', { name: 'Financial privacy policy' }));
    const dialog = await screen.findByRole('dialog', { name: 'Financial privacy policy' });
    await waitFor(() =>
      expect(portal.library.requests.map(({ request }) => request)).toEqual([
        { kind: 'privacy-policy-choices', locale: 'en-us', format: 'embedded' },
      ]),
    );
    expect(portal.analytics.names()).toEqual(['financial_privacy_policy']);
    await portal.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
