import { createContext } from 'react';

/** Signals to the surrounding layout that the buyer is blocked: its header then has no links to pages. */
export const BlockMark = createContext<(blocked: boolean) => void>(() => undefined);
