import type { Choices } from '@member-portal/application/flows/ordering';
import type { Loan } from '@member-portal/domain/loan';
import { settled } from '../../../support/fakes/fake-time.ts';
import { aBrowser } from './browser.ts';

/** What there is to choose from for a loan, as a page reads it. */
export const choicesOf = async (loan: Loan): Promise<Extract<Choices, { readonly kind: 'ready' }>> => {
  const flow = aBrowser({ loans: [loan] })
    .openPage()
    .pay();
  flow.subscribe(() => undefined);
  await settled();
  const state = flow.state();
  if (state.kind !== 'choosing') throw new Error(`the loan is ${state.kind}`);
  return { kind: 'ready', options: state.options, retryAhead: state.retryAhead };
};
