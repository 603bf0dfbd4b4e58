import { FeatureFlags, FlagEvaluation, SessionStore } from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ServicesProvider } from '../../../src/ui/services/ServicesProvider.tsx';
import { useEvaluatedFlag } from '../../../src/ui/services/use-flag.ts';
import { fakeFeatureFlags } from '../../support/fakes/fake-feature-flags.ts';
import { fakeFlagEvaluation } from '../../support/fakes/fake-flag-evaluation.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';

const Offer = ({ wanted }: { readonly wanted: boolean }) => (
  <p>{useEvaluatedFlag('payOff', wanted) ? 'offered' : 'not offered'}</p>
);

/** Screens of one visit, over a flag service; `known` is what was loaded at the start. */
const aVisit = (known: boolean, flags: Readonly<Record<string, boolean>>) => {
  const evaluation = fakeFlagEvaluation(flags);
  const services = createServices([
    provide(FlagEvaluation, evaluation),
    provide(FeatureFlags, fakeFeatureFlags({ payOff: known })),
    provide(SessionStore, fakeSessionStore()),
  ]);
  const within = (offer: ReactNode) => (
    <ServicesProvider services={services} loadSignedIn={() => Promise.resolve()}>
      {offer}
    </ServicesProvider>
  );
  const open = (wanted = true) => render(within(<Offer wanted={wanted} />));
  return { evaluation, open, within };
};

describe('a flag that is asked for before something is offered', () => {
  it('is off until it is known, and then as the service says', async () => {
    const { evaluation, open } = aVisit(true, { 'pay-off': true });
    open();
    expect(screen.getByText('not offered')).toBeTruthy();
    expect(await screen.findByText('offered')).toBeTruthy();
    expect(evaluation.asked).toEqual(['pay-off']);
  });

  it('that the service has just turned off offers nothing, whatever was known', async () => {
    const { evaluation, open } = aVisit(true, { 'pay-off': false });
    open();
    await waitFor(() => expect(evaluation.asked).toEqual(['pay-off']));
    expect(screen.getByText('not offered')).toBeTruthy();
  });

  it('stands as it was known while the service is away', async () => {
    const { evaluation, open } = aVisit(true, {});
    evaluation.flags = undefined;
    open();
    expect(await screen.findByText('offered')).toBeTruthy();
  });

  it('is asked for again by each screen that opens', async () => {
    const { evaluation, open } = aVisit(true, { 'pay-off': true });
    const { unmount } = open();
    await screen.findByText('offered');
    unmount();
    evaluation.flags = { 'pay-off': false };
    open();
    expect(screen.getByText('not offered')).toBeTruthy();
    await waitFor(() => expect(evaluation.asked).toEqual(['pay-off', 'pay-off']));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByText('not offered')).toBeTruthy();
  });

  it('is asked for again where the screen has a use for it again, and is off until then', async () => {
    const { evaluation, open, within } = aVisit(true, { 'pay-off': true });
    const { rerender } = open();
    await screen.findByText('offered');
    rerender(within(<Offer wanted={false} />));
    expect(screen.getByText('not offered')).toBeTruthy();
    rerender(within(<Offer wanted />));
    expect(screen.getByText('not offered')).toBeTruthy();
    expect(await screen.findByText('offered')).toBeTruthy();
    expect(evaluation.asked).toEqual(['pay-off', 'pay-off']);
  });

  it.each([
    ['the screen has no use for it', true, false],
    ['it is known to be off', false, true],
  ])('is not asked for where %s', async (_, known, wanted) => {
    const { evaluation, open } = aVisit(known, { 'pay-off': true });
    open(wanted);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(evaluation.asked).toEqual([]);
    expect(screen.getByText('not offered')).toBeTruthy();
  });
});
