export { Analytics } from './analytics.ts';
export { Authentication, type CodeExchange, type SignInFailure } from './authentication.ts';
export { AutopayIntentStore } from './autopay-intent-store.ts';
export { BuyerActivity } from './buyer-activity.ts';
export { type BuyerNote, BuyerNotes } from './buyer-notes.ts';
export { Buyers, type BuyerWriteFailure } from './buyers.ts';
export { Clock } from './clock.ts';
export { Delay } from './delay.ts';
export { type DisclosureFailure, DisclosureLibrary, type DisclosureRequest } from './disclosure-library.ts';
export { DraftStore, type StoredDrafts } from './draft-store.ts';
export { EmailConfirmationStore } from './email-confirmation-store.ts';
export { FeatureFlags } from './feature-flags.ts';
export { Fingerprint } from './fingerprint.ts';
export { FlagEvaluation } from './flag-evaluation.ts';
export { FlagStore } from './flag-store.ts';
export { GatewayMessages, type GatewayReport } from './gateway-messages.ts';
export { KeyGenerator } from './key-generator.ts';
export { LanguageChangeStore } from './language-change-store.ts';
export { LenderClock } from './lender-clock.ts';
export { Log, type LogFields } from './log.ts';
export { Monitoring } from './monitoring.ts';
export { PageVisibility } from './page-visibility.ts';
export { type GatewaySession, PaymentGateway } from './payment-gateway.ts';
export { PaymentIntentStore } from './payment-intent-store.ts';
export { type PendingSignIn, PendingSignInStore, type TypedContact } from './pending-sign-in-store.ts';
export {
  type MessagePart,
  PortalConfiguration,
  provideTenant,
  type TenantLinks,
  TenantLocales,
  type TenantLogo,
  TenantRules,
  TenantSandbox,
  type TenantSupport,
  TenantTheme,
} from './portal-configuration.ts';
export { Preferences } from './preferences.ts';
export { type CurrentPrivacyChoice, type PrivacyChoice, PrivacyChoices } from './privacy-choices.ts';
export {
  AutopayOrders,
  type HistoryQuery,
  type LoanPage,
  type LoanQuery,
  LoanReads,
  type OrderFailure,
  type Page,
  type PaymentOrder,
  PaymentOrders,
  provideServicing,
  type ReadFailure,
  type Servicing,
} from './servicing.ts';
export { SERVICING_REFUSALS, type ServicingRefusal } from './servicing-refusal.ts';
export { SessionEnds } from './session-ends.ts';
export { SessionHandover } from './session-handover.ts';
export { type SessionRecordChange, SessionRecordStore } from './session-record-store.ts';
export { SessionRevocation } from './session-revocation.ts';
export {
  isChosenEnd,
  isEndForAll,
  type SessionChange,
  type SessionEnd,
  SessionStore,
} from './session-store.ts';
export { Timer } from './timer.ts';
