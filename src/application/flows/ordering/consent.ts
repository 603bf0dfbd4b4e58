import type { Instant } from '@member-portal/domain/calendar';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { Result } from 'neverthrow';
import type { DisclosureFailure } from '../../ports/index.ts';
import type { Step } from '../flow.ts';

/** An accepted document and the time of acceptance. A retry sends exactly the same consent again. */
export interface GivenConsent {
  readonly documentId: string;
  readonly acceptedAt: Instant;
}

/**
 * The state of the consent to an order's document. The document is prepared for exactly the values of the order; if they
 * change, `awaitConsent` starts again.
 */
export type Consent =
  /** Being prepared. Results of earlier attempts are ignored. */
  | { readonly kind: 'preparing'; readonly attempt: number }
  | { readonly kind: 'not-prepared'; readonly attempt: number; readonly failure: DisclosureFailure }
  /** Ready, but not displayed yet: it cannot be accepted. */
  | { readonly kind: 'unseen'; readonly attempt: number; readonly document: DisclosureDocument }
  /** Displayed: the button that sends the order accepts it. */
  | { readonly kind: 'seen'; readonly attempt: number; readonly document: DisclosureDocument }
  | {
      readonly kind: 'given';
      readonly attempt: number;
      readonly document: DisclosureDocument;
      readonly acceptedAt: Instant;
    };

/** What a front end reports about the document of an order. */
export type ConsentEvent =
  /** The whole document is displayed. */
  | { readonly kind: 'document-shown'; readonly documentId: string }
  /** Retries preparing a document after a failure. */
  | { readonly kind: 'prepare-document' };

/** Results of the effects of a consent. */
export type ConsentAnswer =
  | {
      readonly kind: 'document-prepared';
      readonly attempt: number;
      readonly result: Result<DisclosureDocument, DisclosureFailure>;
    }
  | { readonly kind: 'document-accepted'; readonly at: Instant };

/** Effects of a consent: prepare the document of the current order, or read the time of an acceptance. */
export type ConsentEffect =
  | { readonly kind: 'prepare-document'; readonly attempt: number }
  | { readonly kind: 'stamp-acceptance' };

const prepare = (attempt: number): Step<Consent, ConsentEffect> => ({
  state: { kind: 'preparing', attempt },
  effects: [{ kind: 'prepare-document', attempt }],
});

/** Starts the consent to an order, dropping any consent to another order or an earlier document. */
export const awaitConsent = (earlier?: Consent): Step<Consent, ConsentEffect> =>
  prepare((earlier?.attempt ?? 0) + 1);

/** Whether the platform does not know something that the document names: the method may have been removed in another tab. */
export const isNotFound = (result: Result<DisclosureDocument, DisclosureFailure>): boolean =>
  result.isErr() && result.error.kind === 'not-found';

/** Whether the awaited answer to a consent is that something was not found. */
export const isDocumentNotFound = (
  consent: Consent,
  { attempt, result }: Extract<ConsentAnswer, { readonly kind: 'document-prepared' }>,
): boolean => consent.kind === 'preparing' && consent.attempt === attempt && isNotFound(result);

/** The consent to send with an order, given to the displayed document. */
export const givenConsent = (consent: Consent): GivenConsent | undefined =>
  consent.kind === 'given' ? { documentId: consent.document.id, acceptedAt: consent.acceptedAt } : undefined;

/** Whether the order may be sent: its document is displayed, or was accepted before. */
export const mayConsent = ({ kind }: Consent): boolean => kind === 'seen' || kind === 'given';

/**
 * Accepts the document when the buyer clicks the button that sends the order. The order is sent once `document-accepted`
 * brings the time; a document not displayed yet is ignored.
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
