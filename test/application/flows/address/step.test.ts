import type { Step } from '@member-portal/application/flows';
import type { AddressEvent, AddressState } from '@member-portal/application/flows/address';
import { pageOf } from '@member-portal/application/flows/address';
import type { PostalAddressDraft } from '@member-portal/domain/buyer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddressResult } from '../../../../src/application/flows/address/event.ts';
import { type AddressEffect, step } from '../../../../src/application/flows/address/step.ts';
import { beginAddress } from '../../../../src/application/flows/address/typed-address.ts';
import { aBuyer } from '../../../support/builders/a-buyer.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { holds } from '../../../support/property-runs.ts';

const [home] = aBuyer().contacts;
if (!home) throw new Error('no address is on file');
const onFile = home.address;
const first: AddressState = {
  kind: 'editing',
  typed: beginAddress(onFile, 'US'),
  check: { attempt: 0, problems: {} },
  failure: undefined,
};
const draft = (changed: Partial<PostalAddressDraft>, from = beginAddress(onFile, 'US').draft) => ({
  ...from,
  ...changed,
});
const type = (changed: Partial<PostalAddressDraft>, from?: PostalAddressDraft): AddressEvent => ({
  kind: 'type-address',
  draft: draft(changed, from),
});
const save: AddressEvent = { kind: 'save-address' };
const filed = { ...onFile, city: 'TROY' };
const saved: AddressResult = { kind: 'address-saved', address: filed };
const refused: AddressResult = { kind: 'address-not-saved', failure: OFFLINE };

const take = (...events: readonly (AddressEvent | AddressResult)[]) =>
  events.reduce<Step<AddressState, AddressEffect>>(
    (before, event) => {
      const { state, effects } = step(before.state, event);
      return { state, effects: [...before.effects, ...effects] };
    },
    { state: first, effects: [] },
  );

describe('typing an address', () => {
  it('begins empty in the country of the tenant where none is on file', () => {
    const empty = { line1: '', line2: '', city: '', region: '', postalCode: '' };
    expect(beginAddress(undefined, 'CA').draft).toEqual({ ...empty, country: 'CA' });
    expect(beginAddress(onFile, 'CA').draft).toEqual({ ...empty, ...onFile });
  });

  it('asks for region and postal code again in a country not chosen before', () => {
    const { state } = take(type({ country: 'CA' }));
    expect(state).toHaveProperty('typed.draft', draft({ country: 'CA', region: '', postalCode: '' }));
  });

  it('keeps each change as a draft', () => {
    const { state, effects } = take(type({ city: 'Troy' }));
    expect(state).toMatchObject({ kind: 'editing', typed: { draft: { city: 'Troy' }, seen: onFile } });
    expect(effects).toEqual([
      { kind: 'keep-draft', typed: { seen: onFile, draft: draft({ city: 'Troy' }), elsewhere: {} } },
    ]);
  });

  it('keeps what was typed for each country while the other one is chosen', () => {
    const canadian = draft({ country: 'CA', region: 'QC', postalCode: 'H2Y 1C6' });
    const { state } = take(type({ country: 'CA' }), type(canadian), type({ country: 'US' }, canadian));
    expect(state).toMatchObject({ typed: { draft: { region: 'NY', postalCode: '12207', country: 'US' } } });
    const again = take(
      type({ country: 'CA' }),
      type(canadian),
      type({ country: 'US' }, canadian),
      type({ country: 'CA' }),
    );
    expect(again.state).toMatchObject({ typed: { draft: canadian } });
  });
});

describe('saving an address', () => {
  it('reports every problem at once, and sends nothing', () => {
    const { state, effects } = take(
      type({ line1: ' ', city: '', region: 'QC', postalCode: '1' }),
      save,
      save,
    );
    expect(state).toMatchObject({
      kind: 'editing',
      check: {
        attempt: 2,
        problems: { line1: 'missing', city: 'missing', region: 'invalid', postalCode: 'invalid' },
      },
    });
    expect(effects.map(({ kind }) => kind)).toEqual(['keep-draft']);
  });

  it('drops the problem of a field once the field changes, and keeps the others', () => {
    const wrong = draft({ line1: '', city: '' });
    const { state } = take(type(wrong), save, type({ ...wrong, city: 'T' }));
    expect(state).toMatchObject({ check: { attempt: 1, problems: { line1: 'missing' } } });
    expect(state).not.toHaveProperty('check.problems.city');
  });

  it('drops every problem when the country changes', () => {
    const wrong = draft({ line1: '', city: '' });
    const { state } = take(type(wrong), save, type({ ...wrong, country: 'CA' }));
    expect(state).toHaveProperty('check.problems', {});
  });

  it('sends the address once, normalized, with the one that was on file when it was read', () => {
    const { state, effects } = take(type({ line1: ' 99  Oak ', postalCode: '122071234' }), save, save);
    const address = { ...onFile, line1: '99 Oak', postalCode: '12207-1234' };
    expect(effects.slice(1)).toEqual([{ kind: 'save', address, seen: onFile }]);
    expect(state).toMatchObject({ kind: 'saving', address });
  });

  it('ends with what was sent, whatever is typed meanwhile', () => {
    const { state, effects } = take(type({ city: 'Troy' }), save, type({ city: 'Utica' }), saved);
    expect(state).toEqual({ kind: 'saved', address: filed });
    expect(effects.at(-1)).toEqual({ kind: 'record-page', page: 'edit address success' });
  });

  it('keeps the draft and the failure while a retry is in progress, until a field is invalid', () => {
    const failed = take(type({ city: 'Troy' }), save, refused);
    expect(failed.state).toMatchObject({
      kind: 'editing',
      typed: { draft: { city: 'Troy' } },
      failure: OFFLINE,
    });
    expect(failed.state).toHaveProperty('check', { attempt: 1, problems: {} });
    expect(failed.state).not.toHaveProperty('address');
    expect(step(failed.state, save).state).toMatchObject({ kind: 'saving', failure: OFFLINE });
    const wrong = [type({ city: '' }), save];
    expect(wrong.reduce((state, event) => step(state, event).state, failed.state)).toMatchObject({
      failure: undefined,
      check: { attempt: 2, problems: { city: 'missing' } },
    });
  });
});

const anEvent = fc.oneof(
  fc
    .record({
      city: fc.constantFrom('', 'Troy'),
      region: fc.constantFrom('', 'NY', 'QC'),
      postalCode: fc.constantFrom('', '12207', 'H2Y 1C6'),
      country: fc.constantFrom('US' as const, 'CA' as const),
    })
    .map((changed) => type(changed)),
  fc.constantFrom(save, saved, refused),
);

describe('every event in every state', () => {
  it('has a defined result, and an event without meaning changes nothing', () => {
    holds(
      fc.property(fc.array(anEvent), (events) => {
        let saving = 0;
        events.reduce<AddressState>((state, event) => {
          const next = step(state, event);
          saving += next.effects.filter(({ kind }) => kind === 'save').length;
          const isMeaningless =
            state.kind === 'saved' ||
            (state.kind === 'saving' && event.kind === 'save-address') ||
            (state.kind === 'editing' &&
              (event.kind === 'address-saved' || event.kind === 'address-not-saved'));
          if (isMeaningless) expect(next).toEqual({ state, effects: [] });
          if (state.kind === 'saving' && event.kind === 'address-not-saved') saving -= 1;
          // At most one change is in progress, and a page is recorded exactly when it is entered.
          expect(saving).toBeLessThanOrEqual(1);
          expect(next.effects.some(({ kind }) => kind === 'record-page')).toBe(
            pageOf(state) !== pageOf(next.state),
          );
          return next.state;
        }, first);
      }),
    );
  });
});
