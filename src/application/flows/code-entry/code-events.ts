import { type TrackedEvent, trackedEvent } from '@member-portal/domain/telemetry';

/** Events for a refused code, at sign-in or contact verification (specification, section 9: tracked events). */
export const codeEvents = ({ kind }: { readonly kind: string }): readonly TrackedEvent[] =>
  kind === 'wrong-code' || kind === 'expired-code' ? [trackedEvent('incorrect_code')] : [];
