import { BeginLoanSearch, type LoanSearchEvent } from '@member-portal/application/flows/loan-search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeDelay } from '../../../support/fakes/fake-delay.ts';
import { fakeTime } from '../../../support/fakes/fake-time.ts';
import { holdsInTime } from '../../../support/property-runs.ts';

const type = (text: string): LoanSearchEvent => ({ kind: 'type', text });
const shown = (search: string): LoanSearchEvent => ({ kind: 'shown', search });

const aSearch = (first = '') => {
  const time = fakeTime();
  const searched: string[] = [];
  const flow = BeginLoanSearch.create({ delay: fakeDelay(time) })({
    shown: first,
    onSearch: (search) => searched.push(search),
  });
  const rest = (milliseconds = 300): Promise<void> => time.advance(milliseconds);
  return { flow, searched, rest, typed: () => flow.state().typed };
};

describe('the search of a list', () => {
  it('begins with what the list shows, and searches for what is typed once typing rests', async () => {
    const { flow, searched, rest, typed } = aSearch('Mer');
    expect(typed()).toBe('Mer');
    flow.send(type('Merc'));
    await rest(299);
    flow.send(type(' Merch '));
    await rest(299);
    expect(searched).toEqual([]);
    await rest(1);
    expect(searched).toEqual(['Merch']);
    expect(typed()).toBe(' Merch ');
  });

  it('asks for nothing that the list shows already', async () => {
    const { flow, searched, rest } = aSearch('Mer');
    flow.send(type('Merc'));
    flow.send(type('Mer '));
    await rest();
    expect(searched).toEqual([]);
  });

  it('goes back to what the list still shows, where the first answer is not there yet', async () => {
    const { flow, searched, rest } = aSearch('Mer');
    flow.send(type('Merc'));
    await rest();
    flow.send(type('Mer'));
    await rest();
    expect(searched).toEqual(['Merc', 'Mer']);
  });

  it('keeps what was typed since when its answer shows, and takes over what the list is led to otherwise', async () => {
    const { flow, rest, typed } = aSearch();
    flow.send(type('Mer'));
    await rest();
    flow.send(type('Merch'));
    flow.send(shown('Mer'));
    expect(typed()).toBe('Merch');
    flow.send(shown('elsewhere'));
    expect(typed()).toBe('elsewhere');
    flow.send(shown('Mer'));
    expect(typed()).toBe('Mer');
  });

  it('loses nothing that is typed where the page repeats the search already shown', async () => {
    const { flow, rest } = aSearch('Mer');
    flow.send(type('Merch'));
    const typing = flow.state();
    flow.send(type('Merch'));
    flow.send(shown('Mer'));
    expect(flow.state()).toBe(typing);
    await rest();
    const asked = flow.state();
    flow.send(shown('Mer'));
    expect(flow.state()).toBe(asked);
  });

  it('comes to what was typed last, whatever was typed and shown before', async () => {
    const anyEvent = fc
      .string({ maxLength: 3 })
      .chain((text) => fc.constantFrom(type(text), shown(text.trim())));
    await holdsInTime(
      fc.asyncProperty(fc.array(anyEvent), fc.string({ maxLength: 3 }), async (before, last) => {
        const { flow, searched, rest, typed } = aSearch();
        for (const event of before) flow.send(event);
        flow.send(type(last));
        await rest();
        expect(typed()).toBe(last);
        expect(searched.at(-1) ?? flow.state().shown).toBe(last.trim());
      }),
    );
  });

  it('searches for nothing more once it is left', async () => {
    const { flow, searched, rest } = aSearch();
    flow.send(type('Mer'));
    flow.dispose();
    await rest();
    expect(searched).toEqual([]);
  });
});
