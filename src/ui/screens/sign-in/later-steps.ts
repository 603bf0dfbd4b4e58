import { lazy } from 'react';

const load = () => import('./steps.ts');

/** Fetches the steps after the first one, so that they are there when a code was sent. A failure shows when they are. */
export const fetchLaterSteps = (): void => {
  load().catch(() => undefined);
};

/** Steps that no visitor sees first unless a reload interrupted one: not part of the first load. */
export const CodeForm = lazy(async () => ({ default: (await load()).CodeForm }));
export const MismatchForm = lazy(async () => ({ default: (await load()).MismatchForm }));
export const LockedNotice = lazy(async () => ({ default: (await load()).LockedNotice }));
