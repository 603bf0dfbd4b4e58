import { createContext } from 'react';

/** Signals to the surrounding layout that the buyer is blocked: its header then leads nowhere else. */
export const BlockMark = createContext<(blocked: boolean) => void>(() => undefined);
