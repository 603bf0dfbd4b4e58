import { css } from '@emotion/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { tokens } from '../../theme/tokens.ts';

/** That something was done, in one line beside its mark. */
export const SuccessLine = ({ children }: { readonly children: ReactNode }) => (
  <p css={line}>
    <CircleCheck size="2.5rem" aria-hidden="true" />
    <span>{children}</span>
  </p>
);

const { color, size, space, weight } = tokens;
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: size.lead,
  fontWeight: weight.medium,
  '& svg': { flex: 'none', color: color.successText },
});
