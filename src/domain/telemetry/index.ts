export { type AnalyticsIdentity, analyticsIdentity, identityDimensions } from './analytics-identity.ts';
export {
  BREAD_VERSION,
  type EventInfo,
  eventEntry,
  initialEntries,
  PAGE_VIEW_EVENT,
  pageViewEntry,
} from './data-layer-entry.ts';
export { kindOfError } from './kind-of-error.ts';
export { isLogged, LOG_LEVELS, type LogLevel } from './log-level.ts';
export { PAGE_NAMES, type PageName } from './page-name.ts';
export { timingName } from './timing-name.ts';
export {
  type ImageUploadErrorReason,
  type LoginFailureReason,
  type TrackedEvent,
  type TrackedEventName,
  type TrackedEvents,
  trackedEvent,
} from './tracked-event.ts';
