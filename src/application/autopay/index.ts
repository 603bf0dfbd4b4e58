export { type AutopayOptions, AutopayOptionsOf, createAutopayOptionsOf } from './autopay-options.ts';
export { createEnrolInAutopay, EnrolInAutopay, readsAfterAutopay } from './enrol-in-autopay.ts';
export { createManageAutopay, ManageAutopay } from './manage-autopay.ts';
export { createPrepareAutopay, PrepareAutopay } from './prepare-autopay.ts';
export {
  createPreviewAutopay,
  PreviewAutopay,
  type PreviewedAutopay,
  type PreviewedDraft,
} from './preview-autopay.ts';
export type { ReviewedAutopay } from './reviewed-autopay.ts';
export { createSubmitAutopay, SubmitAutopay, type SubmitAutopayFailure } from './submit-autopay.ts';
export {
  createTurnOffAutopay,
  type StoppedAutopay,
  TurnOffAutopay,
  type TurnOffFailure,
} from './turn-off-autopay.ts';
