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
  it('starts with the search that the list shows, and searches once typing pauses', async () => {
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

  it('does not repeat the search that the list already shows', async () => {
    const { flow, searched, rest } = aSearch('Mer');
    flow.send(type('Merc'));
    flow.send(type('Mer '));
    await rest();
    expect(searched).toEqual([]);
  });

  it('returns to the search that the list still shows, where the first answer is pending', async () => {
    const { flow, searched, rest } = aSearch('Mer');
    flow.send(type('Merc'));
    await rest();
    flow.send(type('Mer'));
    await rest();
    expect(searched).toEqual(['Merc', 'Mer']);
  });

  it('keeps text typed since its search when the list shows it, and adopts any other search that the list shows', async () => {
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

  it('keeps text typed since a search that is sent in another form', async () => {
    const { flow, searched, rest, typed } = aSearch();
    flow.send(type('Cedar\tL-1'));
    await rest();
    flow.send(type('Cedar\tL-10'));
    for (const search of searched) flow.send(shown(search));
    expect([searched, typed()]).toEqual([['Cedar L-1'], 'Cedar\tL-10']);
  });

  it('keeps what was typed where the page repeats the search already shown', async () => {
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

  it('ends with what was typed last, whatever was typed and shown before', async () => {
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

  it('searches no more once it is left', async () => {
    const { flow, searched, rest } = aSearch();
    flow.send(type('Mer'));
    flow.dispose();
    await rest();
    expect(searched).toEqual([]);
  });
});
