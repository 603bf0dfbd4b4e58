import type { Autopay } from '@member-portal/domain/autopay';
import type { PlainDate } from '@member-portal/domain/calendar';
import { plainDateIn } from '@member-portal/domain/calendar';
import type { DraftLine } from './DraftList.tsx';

/** Drafts as the platform tells of them; one that can no longer be changed at this moment has no last day. */
export const draftLinesOf = (
  drafts: Autopay['drafts'],
  now: number,
  timeZone: string,
): readonly DraftLine[] =>
  drafts.map(({ on, amount, lastChangeAt }) => ({
    on,
    amount,
    lastChangeOn: lastChangeAt < now ? undefined : (plainDateIn(lastChangeAt, timeZone) satisfies PlainDate),
  }));
