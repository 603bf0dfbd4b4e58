import type { PayoffQuote } from '@member-portal/domain/loan';
import type { Quote } from './state.ts';

/** A quote that is known. */
export const knownQuote = (quote: Quote): PayoffQuote | undefined =>
  quote.kind === 'ready' ? quote.quote : undefined;
