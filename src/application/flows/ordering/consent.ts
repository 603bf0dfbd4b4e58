import type { Instant } from '@member-portal/domain/calendar';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { Result } from 'neverthrow';
import type { DisclosureFailure } from '../../ports/index.ts';
import type { Step } from '../flow.ts';

/** A document that was accepted, and when. A retry sends exactly the same consent again. */
export interface GivenConsent {
  readonly documentId: string;
  readonly acceptedAt: Instant;
}

/**
 * The state of the consent to an order's document. The document is prepared for exactly the values of the
 * order; other values begin with `awaitConsent` again.
 */
export type Consent =
  /** Being prepared. Only the answer to the latest `attempt` counts. */
  | { readonly kind: 'preparing'; readonly attempt: number }
  | { readonly kind: 'not-prepared'; readonly attempt: number; readonly failure: DisclosureFailure }
  /** Ready, but not on the screen yet: it cannot be accepted. */
  | { readonly kind: 'unseen'; readonly attempt: number; readonly document: DisclosureDocument }
  /** On the screen: the button that sends the order accepts it. */
  | { readonly kind: 'seen'; readonly attempt: number; readonly document: DisclosureDocument }
  | {
      readonly kind: 'given';
      readonly attempt: number;
      readonly document: DisclosureDocument;
      readonly acceptedAt: Instant;
    };

/** What a front end reports about the document of an order. */
export type ConsentEvent =
  /** The whole document is on the screen. */
  | { readonly kind: 'document-shown'; readonly documentId: string }
  /** Prepares a document again that could not be prepared. */
  | { readonly kind: 'prepare-document' };

/** What comes back from the effects of a consent. */
export type ConsentAnswer =
  | {
      readonly kind: 'document-prepared';
      readonly attempt: number;
      readonly result: Result<DisclosureDocument, DisclosureFailure>;
    }
  | { readonly kind: 'document-accepted'; readonly at: Instant };

/** What a consent needs done: the document of the present order prepared, or the time of an acceptance. */
export type ConsentEffect =
  | { readonly kind: 'prepare-document'; readonly attempt: number }
  | { readonly kind: 'stamp-acceptance' };

const prepare = (attempt: number): Step<Consent, ConsentEffect> => ({
  state: { kind: 'preparing', attempt },
  effects: [{ kind: 'prepare-document', attempt }],
});

/** Begins the consent to an order, dropping what was accepted for another one or an earlier document of this one. */
export const awaitConsent = (earlier?: Consent): Step<Consent, ConsentEffect> =>
  prepare((earlier?.attempt ?? 0) + 1);

/** The consent that an order may be sent with: given to the document that is on the screen. */
export const givenConsent = (consent: Consent): GivenConsent | undefined =>
  consent.kind === 'given' ? { documentId: consent.document.id, acceptedAt: consent.acceptedAt } : undefined;

/** Whether the order may be sent: its document is on the screen, or was accepted by an earlier press. */
export const mayConsent = ({ kind }: Consent): boolean => kind === 'seen' || kind === 'given';

/**
 * Accepts the document by the button that sends the order. The order goes out once `document-accepted` brings
 * the time; a document not yet on the screen is ignored.
 */
export const acceptDocument = (consent: Consent): Step<Consent, ConsentEffect> => ({
  state: consent,
  effects: consent.kind === 'seen' ? [{ kind: 'stamp-acceptance' }] : [],
});

/** One step of a consent; an event that does not apply is ignored. */
export const stepConsent = (
  consent: Consent,
  event: ConsentEvent | ConsentAnswer,
): Step<Consent, ConsentEffect> => {
  const stay = { state: consent, effects: [] };
  switch (event.kind) {
    case 'prepare-document':
      return consent.kind === 'not-prepared' ? awaitConsent(consent) : stay;
    case 'document-prepared': {
      const { attempt } = event;
      if (consent.kind !== 'preparing' || consent.attempt !== attempt) return stay;
      return event.result.match<Step<Consent, ConsentEffect>>(
        (document) => ({ state: { kind: 'unseen', attempt, document }, effects: [] }),
        (failure) => ({ state: { kind: 'not-prepared', attempt, failure }, effects: [] }),
      );
    }
    case 'document-shown':
      if (consent.kind !== 'unseen' || consent.document.id !== event.documentId) return stay;
      return { state: { ...consent, kind: 'seen' }, effects: [] };
    case 'document-accepted': {
      if (consent.kind !== 'seen') return stay;
      const { attempt, document } = consent;
      return { state: { kind: 'given', attempt, document, acceptedAt: event.at }, effects: [] };
    }
  }
};
