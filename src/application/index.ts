export {
  createReadStaticDocument,
  ReadStaticDocument,
} from './disclosures/index.ts';
export {
  ChangeLanguage,
  type ChangeLanguageFailure,
  CurrentLocale,
  createChangeLanguage,
  createCurrentLocale,
} from './language/index.ts';
export {
  createListLoans,
  createReadHistory,
  createReadLoan,
  ListLoans,
  ReadHistory,
  ReadLoan,
} from './loans/index.ts';
export {
  createListPaymentMethods,
  ListPaymentMethods,
} from './payment-methods/index.ts';
export {
  createPreparePayment,
  createSubmitPayment,
  type FoundPayment,
  findPayment,
  PreparePayment,
  type ReviewedPayment,
  SubmitPayment,
  type SubmitPaymentFailure,
} from './payments/index.ts';
export {
  Analytics,
  Authentication,
  Buyers,
  type BuyerWriteFailure,
  Clock,
  type CodeExchange,
  Delay,
  type DisclosureFailure,
  DisclosureLibrary,
  type DisclosureRequest,
  FeatureFlags,
  Fingerprint,
  type GatewaySession,
  type HistoryQuery,
  KeyGenerator,
  type LoanQuery,
  Log,
  type LogFields,
  type OpenPaymentIntent,
  type OrderFailure,
  type Page,
  PaymentGateway,
  PaymentIntentStore,
  type PaymentOrder,
  type PendingSignIn,
  PendingSignInStore,
  PortalConfiguration,
  Preferences,
  type ReadFailure,
  SERVICING_REFUSALS,
  Servicing,
  type ServicingRefusal,
  type SessionChange,
  type SessionEnd,
  SessionStore,
  type SignInFailure,
  type TenantLinks,
  type ThemeName,
} from './ports/index.ts';
export {
  type Cancellation,
  type Read,
  readsOfLoan,
  type Services,
  type Token,
  token,
} from './services/index.ts';
export {
  createSignOut,
  SignOut,
} from './session/index.ts';
export {
  createRequestCode,
  createResumeSignIn,
  createSubmitCode,
  RequestCode,
  ResumeSignIn,
  type SignInProblem,
  SubmitCode,
} from './sign-in/index.ts';
