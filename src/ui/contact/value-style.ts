import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

/** A value on file within words, broken anywhere rather than wider than the dialog. */
export const valueStyle = css({ fontWeight: tokens.weight.bold, overflowWrap: 'anywhere' });
