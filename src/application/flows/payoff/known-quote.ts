import type { PayoffQuote } from '@member-portal/domain/loan';
import type { Quote } from './state.ts';

/** The quote, once it is loaded. */
export const knownQuote = (quote: Quote): PayoffQuote | undefined =>
  quote.kind === 'ready' ? quote.quote : undefined;
