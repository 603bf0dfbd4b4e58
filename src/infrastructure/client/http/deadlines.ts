/**
 * Deadlines by use, in milliseconds. The client itself has no timeout (specification, section 7), so every call names one
 * of these; otherwise a hung call would never end.
 */
export const DEADLINES = { read: 10_000, flags: 3_000, money: 30_000 } as const;
