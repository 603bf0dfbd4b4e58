import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

/** A confirmation number within a sentence, kept on one line despite its hyphens. */
export const ConfirmationNumber = ({ number }: { readonly number: string }) => (
  <span css={whole}>{number}</span>
);

const whole = css({ whiteSpace: 'nowrap', [tokens.media.fewLetters]: { whiteSpace: 'normal' } });
