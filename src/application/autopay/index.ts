export { type AutopayOptions, AutopayOptionsOf } from './autopay-options.ts';
export { EnrolInAutopay, readsAfterAutopay } from './enrol-in-autopay.ts';
export { ManageAutopay } from './manage-autopay.ts';
export { PrepareAutopay } from './prepare-autopay.ts';
export type { ReviewedAutopay } from './reviewed-autopay.ts';
export { SubmitAutopay, type SubmitAutopayFailure, type SubmittedAutopay } from './submit-autopay.ts';
export {
  type StoppedAutopay,
  TurnOffAutopay,
  type TurnOffFailure,
} from './turn-off-autopay.ts';
