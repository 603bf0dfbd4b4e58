import { Delay } from '../../ports/index.ts';
import { defineUseCase } from '../../services/index.ts';
import { carryOut } from '../carry-out.ts';
import { createFlow } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { LoanSearchEvent, TypingRested } from './event.ts';
import type { LoanSearch } from './state.ts';
import { type LoanSearchEffect, step } from './step.ts';

/** Debounce of the search field in milliseconds: each search is a request to the platform. */
const REST_MS = 300;

/**
 * Starts the search of a loan list that shows the results of `shown`; `onSearch` shows those of another search.
 * @example
 * import { BeginLoanSearch } from '@member-portal/application/flows/loan-search';
 * import type { Services } from '@member-portal/application/services';
 * declare const services: Services;
 * const onSearch = (search: string) => console.log(search);
 * const flow = services.get(BeginLoanSearch)({ shown: '', onSearch });
 * flow.send({ kind: 'type', text: 'sofa' });
 */
export type BeginLoanSearch = (subject: {
  readonly shown: string;
  readonly onSearch: (search: string) => void;
}) => Flow<LoanSearch, LoanSearchEvent>;

export const BeginLoanSearch = defineUseCase(
  'BeginLoanSearch',
  { delay: Delay },
  ({ delay }): BeginLoanSearch =>
    ({ shown, onSearch }) =>
      createFlow<LoanSearch, LoanSearchEvent | TypingRested, LoanSearchEffect>({
        first: { state: { typed: shown, shown, asked: shown }, effects: [] },
        step,
        run: carryOut<LoanSearchEffect, LoanSearchEvent | TypingRested>({
          'await-rest': async ({ typed }, { send, disposed }) => {
            await delay.wait(REST_MS, disposed);
            send({ kind: 'rested', typed });
          },
          search: ({ search }) => onSearch(search),
        }),
      }),
);
