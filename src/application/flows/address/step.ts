import { type AddressProblem, type PostalAddress, postalAddress } from '@member-portal/domain/buyer';
import type { Step } from '../flow.ts';
import { pageEntered, type RecordPage } from '../page-entered.ts';
import type { AddressEvent, AddressResult } from './event.ts';
import { pageOf } from './page-of.ts';
import type { AddressState } from './state.ts';
import { type TypedAddress, typeAddress } from './typed-address.ts';

/** Effects of changing an address. */
export type AddressEffect =
  | RecordPage
  | { readonly kind: 'keep-draft'; readonly typed: TypedAddress }
  | {
      readonly kind: 'save';
      readonly address: PostalAddress;
      /** The address on file when typing began. */
      readonly seen: PostalAddress | undefined;
    };

type Problems = Readonly<Partial<Record<AddressProblem['field'], AddressProblem['kind']>>>;

const problemsOf = (found: readonly AddressProblem[]): Problems =>
  Object.fromEntries(found.map(({ field, kind }) => [field, kind]));

/** A problem stays until its field changes; a change of country clears all of them. */
const stillWrong = (problems: Problems, before: TypedAddress, after: TypedAddress): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(
      ([field]) =>
        before.draft.country === after.draft.country &&
        before.draft[field as AddressProblem['field']] === after.draft[field as AddressProblem['field']],
    ),
  );

/** The next state of a change of address. */
export const step = (
  state: AddressState,
  event: AddressEvent | AddressResult,
): Step<AddressState, AddressEffect> => {
  const to = (next: AddressState, ...effects: readonly AddressEffect[]) => ({
    state: next,
    effects: [...pageEntered(pageOf(state), pageOf(next)), ...effects],
  });
  if (state.kind === 'saved') return to(state);
  const { typed, check } = state;
  switch (event.kind) {
    case 'type-address': {
      const after = typeAddress(typed, event.draft);
      const problems = stillWrong(check.problems, typed, after);
      return to(
        { ...state, typed: after, check: { ...check, problems } },
        { kind: 'keep-draft', typed: after },
      );
    }
    case 'save-address':
      if (state.kind === 'saving') return to(state);
      return postalAddress(typed.draft).match(
        (address) =>
          to(
            { ...state, kind: 'saving', address, check: { ...check, problems: {} } },
            { kind: 'save', address, seen: typed.seen },
          ),
        (found) =>
          to({
            ...state,
            failure: undefined,
            check: { attempt: check.attempt + 1, problems: problemsOf(found) },
          }),
      );
    case 'address-saved':
      return to(state.kind === 'saving' ? { kind: 'saved', address: event.address } : state);
    case 'address-not-saved': {
      if (state.kind !== 'saving') return to(state);
      const { failure } = event;
      return to({ kind: 'editing', typed, failure, check: { ...check, attempt: check.attempt + 1 } });
    }
  }
};
