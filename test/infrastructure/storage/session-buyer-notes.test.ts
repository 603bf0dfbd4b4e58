import type { BuyerId } from '@member-portal/domain/buyer';
import { describe, expect, it } from 'vitest';
import { createFallbackStorage } from '../../../src/infrastructure/storage/fallback-storage.ts';
import { createSessionBuyerNotes } from '../../../src/infrastructure/storage/session-buyer-notes.ts';
import { deniedStorage, fullStorage, workingStorage } from '../../support/infrastructure/storages.ts';

const avery = 'buyer-avery' as BuyerId;
const blake = 'buyer-blake' as BuyerId;

describe('notes about a buyer', () => {
  it.each([
    ['none', undefined, false],
    ['denied', deniedStorage, false],
    ['full', fullStorage(), false],
    ['working', workingStorage(), true],
  ])(
    'are about one buyer, and tell whether they survive a reload, when storage is %s',
    (_, storage, lasts) => {
      const notes = createSessionBuyerNotes(createFallbackStorage(storage));
      expect(notes.write('language-adopted', avery)).toBe(lasts);
      expect(notes.has('language-adopted', avery)).toBe(true);
      expect(notes.write('language-adopted', blake)).toBe(lasts);
      expect(notes.has('language-adopted', avery)).toBe(false);
      const reloaded = createSessionBuyerNotes(createFallbackStorage(storage));
      expect(reloaded.has('language-adopted', blake)).toBe(lasts);
    },
  );
});
