import type { PageName } from '@member-portal/domain/telemetry';
import type { Analytics } from '../ports/index.ts';
import { token } from '../services/index.ts';

/** Tells analytics which screen shows (specification, section 9: the page view event). */
export type RecordPage = (page: PageName) => void;
export const RecordPage = token<RecordPage>('RecordPage');

export const createRecordPage =
  (analytics: Analytics): RecordPage =>
  (page) =>
    analytics.pageLoaded(page);
