import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

/** The parts of a step below each other. Not a grid: in one, the bar of buttons would not stay at the modal's edge. */
export const stepParts = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[4] });

/** The fields of a form that is a step, with more room between them. */
export const stepFields = css(stepParts, { gap: tokens.space[5] });
