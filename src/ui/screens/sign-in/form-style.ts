import { css } from '@emotion/react';
import { tokens } from '../../theme/tokens.ts';

/** An address stays on one line where a line has room for it. */
const whole = { whiteSpace: 'nowrap', [tokens.media.fewLetters]: { whiteSpace: 'normal' } } as const;

/** The rhythm of a sign-in step: heading, lead, form, what else can be done, small print. */
export const formStyle = {
  step: css({ display: 'grid', gap: tokens.space[5] }),
  top: css({ display: 'grid', gap: tokens.space[3] }),
  lead: css({ color: tokens.color.textQuiet, fontSize: tokens.size.lead }),
  form: css({ display: 'grid', gap: tokens.space[5] }),
  fields: css({ display: 'grid', gap: tokens.space[4] }),
  actions: css({ display: 'grid', gap: tokens.space[2], justifyItems: 'center' }),
  strong: css({ color: tokens.color.text, fontWeight: tokens.weight.medium, ...whole }),
  keep: css(whole),
  small: css({ color: tokens.color.textQuiet, fontSize: tokens.size.small }),
} as const;
