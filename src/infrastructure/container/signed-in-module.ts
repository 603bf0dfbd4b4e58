import { EvaluateFlag } from '@member-portal/application/flags';
import {
  CollectHistory,
  CountLoans,
  createCollectHistory,
  createCountLoans,
  createListLoans,
  createQuotePayoff,
  createReadHistory,
  createReadLoan,
  ListLoans,
  QuotePayoff,
  ReadHistory,
  ReadLoan,
} from '@member-portal/application/loans';
import { Analytics, FeatureFlags, Servicing, SessionStore } from '@member-portal/application/ports';
import { ContainerModule } from 'inversify';
import { accountUseCases } from './account-use-cases.ts';
import { autopayUseCases } from './autopay-use-cases.ts';
import { paymentUseCases } from './payment-use-cases.ts';
import { sessionUseCases } from './session-use-cases.ts';
import { signedInPorts } from './signed-in-ports.ts';

/** The use cases of signed-in screens; loaded with them. */
export const signedInModule = new ContainerModule((options) => {
  signedInPorts(options);
  sessionUseCases(options);
  accountUseCases(options);
  paymentUseCases(options);
  autopayUseCases(options);
  const { bind } = options;
  bind(ListLoans).toResolvedValue(createListLoans, [Servicing, SessionStore]);
  bind(CountLoans).toResolvedValue(createCountLoans, [Servicing, SessionStore, Analytics]);
  bind(ReadLoan).toResolvedValue(createReadLoan, [Servicing]);
  bind(QuotePayoff).toResolvedValue(createQuotePayoff, [Servicing, FeatureFlags, EvaluateFlag]);
  bind(ReadHistory).toResolvedValue(createReadHistory, [Servicing]);
  bind(CollectHistory).toResolvedValue(createCollectHistory, [Servicing]);
});
