import type { PlainDate } from '../calendar/index.ts';
import type { DisclosureKind } from '../disclosure-kind.ts';
import type { Locale } from '../locale/index.ts';

/** How a document is to be laid out. */
export type DisclosureFormat = 'web' | 'print' | 'embedded';

/** A document as the platform wrote it. `content` is HTML from outside and has to be sanitised before it is shown. */
export interface DisclosureDocument {
  readonly id: string;
  readonly kind: DisclosureKind;
  readonly title: string;
  readonly locale: Locale;
  readonly version: string;
  readonly effectiveOn: PlainDate;
  readonly content: string;
}
