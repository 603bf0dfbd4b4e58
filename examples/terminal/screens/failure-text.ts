import type { ReadFailure } from '@member-portal/application/ports';
import type { Texts } from '../texts/texts.ts';

/** Why something could not be read; `absent` says that the lender does not have it. */
export const failureText = ({ failures }: Texts, { kind }: ReadFailure, absent: string): string =>
  kind === 'not-found' ? absent : failures[kind];
