import { type CodeDestination, type DeliveryMethod, secondsUntilResend } from '@member-portal/domain/sign-in';
import { ChangeContact, mayHaveChanged, RequestContactCode, readsAfterContact } from '../../account/index.ts';
import { Analytics, Clock, Delay } from '../../ports/index.ts';
import { defineUseCase } from '../../services/index.ts';
import { KeptDrafts } from '../../session/index.ts';
import { openDialog } from '../account/open-dialog.ts';
import { carryOut } from '../carry-out.ts';
import { createFlow, type Run } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import { begin } from './begin.ts';
import { awaitedCode, codeLock, typedContact } from './drafts.ts';
import type { ContactEffect } from './effect.ts';
import type { ContactEvent, ContactResult } from './event.ts';
import type { ContactState } from './state.ts';
import { step } from './step.ts';

type Send = Run<ContactEvent | ContactResult>;

/**
 * Starts changing the e-mail or mobile (specification, section 2: edit and verify). `proposed` is a new value that is
 * already known.
 * @example
 * import type { FlowContext } from '@member-portal/application/flows';
 * import { BeginContactChange } from '@member-portal/application/flows/contact';
 * import type { Services } from '@member-portal/application/services';
 * declare const services: Services;
 * declare const context: FlowContext;
 * const flow = services.get(BeginContactChange)({ method: 'EMAIL' }, context);
 * flow.send({ kind: 'type-contact', text: 'alex@example.com' });
 * flow.send({ kind: 'send-code' });
 */
export type BeginContactChange = (
  subject: { readonly method: DeliveryMethod; readonly proposed?: string | undefined },
  context: FlowContext,
) => Flow<ContactState, ContactEvent>;

/** How often the clock is read while a lock lasts: a device that sleeps delays its timers. */
const LOOKS_EVERY_MS = 30_000;

export const BeginContactChange = defineUseCase(
  'BeginContactChange',
  {
    requestCode: RequestContactCode,
    changeContact: ChangeContact,
    drafts: KeptDrafts,
    analytics: Analytics,
    clock: Clock,
    delay: Delay,
  },
  ({ requestCode, changeContact, drafts, analytics, clock, delay }): BeginContactChange =>
    ({ method, proposed }, { reads, locale }) => {
      const typed = typedContact(method);
      const awaited = awaitedCode(method, proposed);
      const request = (destination: CodeDestination, { send, disposed }: Send): Promise<void> =>
        requestCode({ destination, locale }, disposed).match(
          (pending) => send({ kind: 'code-sent', asked: destination, pending }),
          (failure) => {
            // Another tab may have saved it, and the page below still shows the old value.
            if (failure.kind === 'unchanged') void reads.refresh(readsAfterContact);
            send({ kind: 'code-not-sent', asked: destination, failure });
          },
        );
      return createFlow({
        first: begin(
          {
            method,
            typed: proposed ?? drafts.read(typed) ?? '',
            pending: drafts.read(awaited),
            lock: drafts.read(codeLock),
          },
          clock.now(),
        ),
        step,
        run: carryOut<ContactEffect, ContactEvent | ContactResult>({
          'record-page': ({ page }) => analytics.pageLoaded(page),
          'record-event': ({ event }) => analytics.track(event.event, { ...event.info }),
          'keep-typed': ({ text }) => drafts.keep(typed, text),
          'keep-pending': ({ pending }) => drafts.keep(awaited, pending),
          'drop-pending': () => drafts.drop(awaited),
          'keep-lock': async ({ lock }, { send, disposed }) => {
            drafts.keep(codeLock, lock);
            if (lock.until === undefined) return;
            for (let left = lock.until - clock.now(); left > 0; left = lock.until - clock.now()) {
              await delay.wait(Math.min(left, LOOKS_EVERY_MS), disposed);
              if (disposed.aborted) return;
            }
            send({ kind: 'lock-ended', lock });
          },
          'drop-lock': () => drafts.drop(codeLock),
          'request-code': ({ destination }, flow) => request(destination, flow),
          'request-another-code': ({ pending: { destination, sentAt } }, flow) =>
            secondsUntilResend(sentAt, clock.now()) > 0
              ? flow.send({ kind: 'code-not-sent', asked: destination, failure: undefined })
              : request(destination, flow),
          // Not cancelled by `dispose`: the platform may already have changed the record.
          'change-contact': async ({ pending, code }, { send }) => {
            const settle = drafts.forOrder();
            // After a reload, the form must not ask for a code that is already used up.
            drafts.hold(awaited);
            const changed = await changeContact({ pending, code });
            if (changed.isErr()) {
              const still = changed.error.kind === 'wrong-code' && drafts.read(awaited);
              if (still) drafts.keep(awaited, still);
              if (mayHaveChanged(changed.error)) void reads.refresh(readsAfterContact);
              return send({ kind: 'contact-not-changed', failure: changed.error });
            }
            for (const place of [typed, awaited, openDialog]) settle(place);
            await reads.refresh(readsAfterContact);
            // A code that was sent again meanwhile is not awaited either.
            settle(awaited);
            send({ kind: 'contact-changed' });
          },
        }),
      });
    },
);
