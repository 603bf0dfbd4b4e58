import { describe, expect, it } from 'vitest';
import { noPage } from '../../../src/infrastructure/browser/page-events.ts';
import { createFallbackStorage } from '../../../src/infrastructure/storage/fallback-storage.ts';
import { createLocalPrivacyChoices } from '../../../src/infrastructure/storage/local-privacy-choices.ts';
import { aPage } from '../../support/infrastructure/a-page.ts';
import { deniedStorage, fullStorage, workingStorage } from '../../support/infrastructure/storages.ts';

const memoryStorage = () => {
  const kept = workingStorage();
  return { ...createFallbackStorage(kept), keys: () => [...kept.entries.keys()] };
};

describe('the privacy choices of a browser', () => {
  it('are both off until they are turned on, one by one', () => {
    const choices = createLocalPrivacyChoices(memoryStorage(), 'northwind', noPage);
    expect(choices.current()).toEqual({ optedOut: false, doNotShare: false });
    choices.keep({ optedOut: true, doNotShare: false });
    expect(choices.current()).toEqual({ optedOut: true, doNotShare: false });
    choices.keep({ optedOut: true, doNotShare: true });
    expect(choices.current()).toEqual({ optedOut: true, doNotShare: true });
    choices.keep({ optedOut: false, doNotShare: true });
    expect(choices.current()).toEqual({ optedOut: false, doNotShare: true });
  });

  it('hold in every tab and after a reload, and for no other tenant', () => {
    const storage = memoryStorage();
    createLocalPrivacyChoices(storage, 'northwind', noPage).keep({ optedOut: true, doNotShare: true });
    expect(createLocalPrivacyChoices(storage, 'northwind', noPage).current()).toEqual({
      optedOut: true,
      doNotShare: true,
    });
    expect(createLocalPrivacyChoices(storage, 'maple', noPage).current().optedOut).toBe(false);
  });

  it('leave nothing behind when both are off again', () => {
    const storage = memoryStorage();
    const choices = createLocalPrivacyChoices(storage, 'northwind', noPage);
    choices.keep({ optedOut: true, doNotShare: false });
    choices.keep({ optedOut: false, doNotShare: false });
    expect(storage.keys()).toEqual([]);
  });

  it.each([
    ['denied', deniedStorage],
    ['full', fullStorage()],
  ])('end with the page, and say so, where storage is %s', (_, storage) => {
    const choices = createLocalPrivacyChoices(createFallbackStorage(storage), 'northwind', noPage);
    expect(choices.current().endsWithPage).toBeFalsy();
    const heard: unknown[] = [];
    choices.subscribe(() => heard.push(choices.current()));
    choices.keep({ optedOut: false, doNotShare: true });
    expect(heard).toEqual([{ optedOut: false, doNotShare: true, endsWithPage: true }]);
    choices.keep({ optedOut: false, doNotShare: false });
    expect(choices.current().endsWithPage).toBeFalsy();
  });

  it('are told to listeners until they stop listening', () => {
    const choices = createLocalPrivacyChoices(memoryStorage(), 'northwind', noPage);
    let told = 0;
    const stop = choices.subscribe(() => {
      told += 1;
    });
    choices.keep({ optedOut: true, doNotShare: false });
    stop();
    choices.keep({ optedOut: false, doNotShare: false });
    expect(told).toBe(1);
  });

  it.each(['storage', 'pageshow'])('are told when another tab made them, by %s, and only then', (event) => {
    const storage = memoryStorage();
    const page = aPage();
    const choices = createLocalPrivacyChoices(storage, 'northwind', page);
    const heard: unknown[] = [];
    choices.subscribe(() => heard.push(choices.current()));
    page.happen(event);
    createLocalPrivacyChoices(storage, 'northwind', noPage).keep({ optedOut: true, doNotShare: false });
    page.happen(event);
    storage.setItem('member-portal.northwind.locale', 'fr-ca');
    page.happen(event);
    expect(heard).toEqual([{ optedOut: true, doNotShare: false }]);
  });
});
