import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { tokens } from '../../theme/tokens.ts';

/**
 * What is being sent, above the button that sends it: that stays where it is, so that the second of two clicks meets it
 * again. The live region is there before the words are.
 */
export const SendingNote = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" css={note}>
    {children}
  </div>
);

const { size, space } = tokens;
const note = css({
  fontSize: size.small,
  textAlign: 'center',
  '&:empty': { marginBlockEnd: `calc(-1 * ${space[3]})` },
});
