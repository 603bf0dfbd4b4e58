import type { PlainDate } from '@member-portal/domain/calendar';

/** A platform's day as the portal's rules take it: the same text with a brand. */
export const day = (text: string): PlainDate => text as PlainDate;
