import { DISCLOSURE_KINDS, type DisclosureDocument } from '@member-portal/domain/disclosure';
import { LOCALES } from '@member-portal/domain/locale';
import * as z from 'zod/mini';
import { wireId, wirePlainDate, wireText } from '../http/wire.ts';

/** A document as the platform wrote it. */
export const wireDocumentSchema = z.object({
  id: wireId,
  kind: z.enum(DISCLOSURE_KINDS),
  title: wireText,
  locale: z.enum(LOCALES),
  version: wireText,
  effectiveOn: wirePlainDate,
  contentType: z.enum(['text/html']),
  content: wireText,
});

export const toDisclosureDocument = ({
  contentType: _contentType,
  ...document
}: z.output<typeof wireDocumentSchema>): DisclosureDocument => document;
