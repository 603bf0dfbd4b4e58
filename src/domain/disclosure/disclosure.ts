import type { PlainDate } from '../calendar/index.ts';
import type { DisclosureKind } from '../disclosure-kind.ts';
import type { Locale } from '../locale/index.ts';

/** The layout of a document. */
export type DisclosureFormat = 'web' | 'print' | 'embedded';

/** A document as the platform wrote it. `content` is untrusted HTML: sanitise it before showing it. */
export interface DisclosureDocument {
  readonly id: string;
  readonly kind: DisclosureKind;
  readonly title: string;
  readonly locale: Locale;
  readonly version: string;
  readonly effectiveOn: PlainDate;
  readonly content: string;
}
