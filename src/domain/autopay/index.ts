export type { Autopay, AutopayEnrolment } from './autopay.ts';
