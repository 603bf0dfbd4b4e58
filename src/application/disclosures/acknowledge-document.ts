import type { Instant } from '@member-portal/domain/calendar';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { Clock } from '../ports/index.ts';
import { token } from '../services/index.ts';

/** A document that a buyer has read and accepted. It travels with the payment or enrolment that it authorises. */
export interface AcknowledgedDocument {
  readonly documentId: string;
  readonly acceptedAt: Instant;
}

/** Accepts a document now. There is no call for it: the platform records it with what it authorises. */
export type AcknowledgeDocument = (document: Pick<DisclosureDocument, 'id'>) => AcknowledgedDocument;
export const AcknowledgeDocument = token<AcknowledgeDocument>('AcknowledgeDocument');

export const createAcknowledgeDocument =
  (clock: Clock): AcknowledgeDocument =>
  ({ id }) => ({ documentId: id, acceptedAt: clock.now() });
