import type { DraftStore } from '@member-portal/application/ports';
import type { BuyerId } from '@member-portal/domain/buyer';
import * as z from 'zod/mini';
import type { KeyValues } from './key-values.ts';
import { readStored } from './stored-json.ts';

const KEY = 'member-portal.drafts';

/** By the name of their place. A record of the schema library's would be part of the first load, like all that is used of it. */
const byPlace = z.pipe(
  z.unknown(),
  z.transform((stored, context): Readonly<Record<string, unknown>> => {
    if (typeof stored === 'object' && stored !== null && !Array.isArray(stored)) return { ...stored };
    context.issues.push({ code: 'custom', input: stored, message: 'no drafts' });
    return z.NEVER;
  }),
);

const draftsSchema = z.object({
  buyerId: z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((id: string) => id as BuyerId),
  ),
  drafts: byPlace,
});

/** What was typed, in session storage: it survives a reload of this tab, and is cleared together with the session. */
export const createSessionDraftStore = (storage: KeyValues): DraftStore => ({
  read: () => readStored(storage, KEY, draftsSchema),
  write: (drafts) => storage.setItem(KEY, JSON.stringify(drafts)),
  clear: () => storage.removeItem(KEY),
});
