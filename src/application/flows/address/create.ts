import { addressContactOf, isSameAddress, type PostalAddress } from '@member-portal/domain/buyer';
import { ChangeAddress, mayHaveChanged, readsAfterContact } from '../../account/index.ts';
import { Analytics, TenantRules } from '../../ports/index.ts';
import { defineUseCase } from '../../services/index.ts';
import { KeptDrafts } from '../../session/index.ts';
import { openDialog } from '../account/open-dialog.ts';
import { createFlow, type Run } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import { addressDraft } from './draft.ts';
import type { AddressEvent, AddressResult } from './event.ts';
import { pageOf } from './page-of.ts';
import type { AddressState } from './state.ts';
import { type AddressEffect, step } from './step.ts';
import { beginAddress } from './typed-address.ts';

/**
 * Starts changing the postal address (specification, section 2: edit address). `onFile` is the current address. If it is
 * undefined (unknown), the form starts empty, in the tenant's country.
 * @example
 * import type { FlowContext } from '@member-portal/application/flows';
 * import { BeginAddressChange } from '@member-portal/application/flows/address';
 * import type { Services } from '@member-portal/application/services';
 * declare const services: Services;
 * declare const context: FlowContext;
 * const flow = services.get(BeginAddressChange)({ onFile: undefined }, context);
 * flow.subscribe(() => console.log(flow.state().kind));
 * flow.send({ kind: 'save-address' }); // nothing was typed: the state names the missing fields
 */
export type BeginAddressChange = (
  subject: { readonly onFile: PostalAddress | undefined },
  context: FlowContext,
) => Flow<AddressState, AddressEvent>;

export const BeginAddressChange = defineUseCase(
  'BeginAddressChange',
  {
    changeAddress: ChangeAddress,
    drafts: KeptDrafts,
    analytics: Analytics,
    configuration: TenantRules,
  },
  ({ changeAddress, drafts, analytics, configuration }): BeginAddressChange =>
    ({ onFile }, { reads }) => {
      const kept = drafts.read(addressDraft);
      // A draft based on an address no longer on file would restore that address's other fields.
      const typed =
        kept && isSameAddress(kept.seen, onFile) ? kept : beginAddress(onFile, configuration.country);
      const state: AddressState = {
        kind: 'editing',
        typed,
        check: { attempt: 0, problems: {} },
        failure: undefined,
      };

      const run = (effect: AddressEffect, { send }: Run<AddressEvent | AddressResult>): void => {
        switch (effect.kind) {
          case 'record-page':
            analytics.pageLoaded(effect.page);
            break;
          case 'keep-draft':
            drafts.keep(addressDraft, effect.typed);
            break;
          case 'save': {
            const settle = drafts.forOrder();
            // Not cancelled by `dispose`: the platform may already have changed the record.
            void changeAddress({ address: effect.address, seen: effect.seen }).match(
              async (buyer) => {
                settle(addressDraft);
                settle(openDialog);
                await reads.refresh(readsAfterContact);
                send({ kind: 'address-saved', address: addressContactOf(buyer)?.address ?? effect.address });
              },
              (failure) => {
                // Another address may be on file by now, and the next try has to start from it.
                if (mayHaveChanged(failure)) void reads.refresh(readsAfterContact);
                send({ kind: 'address-not-saved', failure });
              },
            );
          }
        }
      };
      return createFlow({
        first: { state, effects: [{ kind: 'record-page', page: pageOf(state) }] },
        step,
        run,
      });
    },
);
