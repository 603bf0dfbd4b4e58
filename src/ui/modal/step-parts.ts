import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

/** Stacks the parts of a step. Not a grid, in which the bar of buttons would not stick to the modal's edge. */
export const stepParts = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[4] });

/** Stacks the fields of a step's form, with more space between them. */
export const stepFields = css(stepParts, { gap: tokens.space[5] });
