import { lazy } from 'react';

/** Fetches the toast ahead, so that a message, such as the one of a forced end, never waits for code. */
export const fetchToast = () => import('./Toast.tsx');

/** The toast; no message comes before a buyer is signed in, so it is not part of the first load. */
export const Toast = lazy(async () => ({ default: (await fetchToast()).Toast }));
