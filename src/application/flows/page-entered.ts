import type { EventInfo, PageName } from '@member-portal/domain/telemetry';

/** Records a page view in analytics, with further details. */
export interface RecordPage {
  readonly kind: 'record-page';
  readonly page: PageName;
  readonly info?: EventInfo;
}

/** The effect of a step that leads to another page: a page is recorded each time it is entered, but not while it stays. */
export const pageEntered = (
  before: PageName | undefined,
  after: PageName | undefined,
  info?: EventInfo,
): readonly RecordPage[] =>
  after === undefined || after === before
    ? []
    : [{ kind: 'record-page', page: after, ...(info ? { info } : {}) }];
