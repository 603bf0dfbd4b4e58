import type { DraftStore } from '@member-portal/application/ports';
import type { BuyerId } from '@member-portal/domain/buyer';
import * as z from 'zod/mini';
import type { KeyValues } from './key-values.ts';
import { readStored } from './stored-json.ts';

const KEY = 'member-portal.drafts';

const draftsSchema = z.object({
  buyerId: z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((id: string) => id as BuyerId),
  ),
  drafts: z.record(z.string(), z.unknown()),
});

/** What was typed, in session storage: it survives a reload of this tab, and is cleared together with the session. */
export const createSessionDraftStore = (storage: KeyValues): DraftStore => ({
  read: () => readStored(storage, KEY, draftsSchema),
  write: (drafts) => storage.setItem(KEY, JSON.stringify(drafts)),
  clear: () => storage.removeItem(KEY),
});
