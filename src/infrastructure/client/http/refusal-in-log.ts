import { statusFailureMessage } from '@member-portal/domain/failure';
import { isMismatchReason } from '@member-portal/domain/sign-in';
import type { Refused } from './http-call.ts';

/** A single word. Any other text may hold what a borrower typed. */
const WORD = /^[A-Za-z_]{1,64}$/;

/**
 * Log fields for a refusal: its status, the specification's message for it, and its reason if that is a single word. The
 * mismatch reasons are logged as one, without a status that distinguishes them (specification, section 8: login errors).
 */
export const refusalInLog = ({
  status,
  reason,
}: Refused): { readonly status?: number; readonly error?: string; readonly reason?: string } => {
  if (isMismatchReason(reason)) return { reason: 'buyer-mismatch' };
  const told = { status, error: statusFailureMessage(status) };
  return WORD.test(reason) ? { ...told, reason } : told;
};
