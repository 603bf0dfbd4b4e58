import type { Locale } from '@member-portal/domain/locale';
import { lazy } from 'react';
import { codeAhead, codeInTime } from '../../routing/code-in-time.ts';

const load = () => import('./LaterSteps.tsx');

/** Fetches the steps after the first one, so that they are there when a code was sent. A failure shows when they are. */
export const fetchLaterSteps = (): void => {
  codeAhead(load()).catch(() => undefined);
};

/** Fetches what follows a right code. It comes with the later steps, which show by then. */
export const fetchAfterCode = (locale: Locale, loadSignedIn: () => Promise<void>): void => {
  codeAhead(load()).then(
    ({ fetchSignedIn }) => fetchSignedIn(locale, loadSignedIn),
    () => undefined,
  );
};

/**
 * Steps that no visitor sees first unless a reload interrupted one: not part of the first load. They are one component,
 * so that nothing is waited for between them.
 */
export const LaterSteps = lazy(async () => ({ default: (await codeInTime(load())).LaterSteps }));
