import type { JSONColumnType } from 'kysely';
import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Instant } from './columns.ts';

/** A document as it was prepared before an action. */
export interface PreparedDocumentTable {
  id: string;
  tenant: string;
  agreement_id: string;
  kind: string;
  locale: string;
  version: string;
  title: string;
  content: string;
  /** What the document was prepared for; an acceptance has to be for the same. */
  parameters: JSONColumnType<Readonly<Record<string, unknown>>>;
  effective_on: PlainDate;
  created_at: Instant;
}
