import { css } from '@emotion/react';
import { tokens } from '../../theme/tokens.ts';

/** What the button beneath it agrees to; the button names it as its description. */
export const ConsentSentence = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <p id={id} css={sentence}>
    {children}
  </p>
);

const sentence = css({ margin: 0, fontSize: tokens.size.small });
