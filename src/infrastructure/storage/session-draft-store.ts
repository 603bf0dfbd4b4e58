import type { DraftStore, StoredDrafts } from '@member-portal/application/ports';
import type { BuyerId } from '@member-portal/domain/buyer';
import type { KeyValues } from './key-values.ts';
import { type IsStored, isText, storedFields } from './stored-fields.ts';
import { readStored } from './stored-json.ts';

const KEY = 'member-portal.drafts';

const isBuyerId: IsStored<BuyerId> = (value): value is BuyerId => isText(value) && value !== '';
const isByPlace: IsStored<Readonly<Record<string, unknown>>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const draftsOf = (stored: unknown): StoredDrafts | undefined =>
  storedFields<StoredDrafts>(stored, { buyerId: isBuyerId, drafts: isByPlace });

/** Typed text in session storage: it survives a reload of this tab and is cleared with the session. */
export const createSessionDraftStore = (storage: KeyValues): DraftStore => ({
  read: () => readStored(storage, KEY, draftsOf),
  write: (drafts) => storage.setItem(KEY, JSON.stringify(drafts)),
  clear: () => storage.removeItem(KEY),
});
