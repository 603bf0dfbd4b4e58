import { lazy } from 'react';
import { codeAhead, codeInTime } from '../../routing/code-in-time.ts';

const load = () => import('./LaterSteps.tsx');

/** Fetches the steps after the first one, so that they are there when a code was sent. A failure shows when they are. */
export const fetchLaterSteps = (): void => {
  codeAhead(load()).catch(() => undefined);
};

/**
 * Steps that no visitor sees first unless a reload interrupted one: not part of the first load. They are one component,
 * so that nothing is waited for between them.
 */
export const LaterSteps = lazy(async () => ({ default: (await codeInTime(load())).LaterSteps }));
