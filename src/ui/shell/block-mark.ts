import { createContext } from 'react';

/** Tells the layout around that the buyer is blocked: its header then leads nowhere else. */
export const BlockMark = createContext<(blocked: boolean) => void>(() => undefined);
