import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

/** A confirmation number within a sentence: it has hyphens, and is read out and copied in one piece. */
export const ConfirmationNumber = ({ number }: { readonly number: string }) => (
  <span css={whole}>{number}</span>
);

const whole = css({ whiteSpace: 'nowrap', [tokens.media.fewLetters]: { whiteSpace: 'normal' } });
