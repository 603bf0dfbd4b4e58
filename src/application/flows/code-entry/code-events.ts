import { type TrackedEvent, trackedEvent } from '@member-portal/domain/telemetry';

/** What a flow records of a refused code, at sign-in and when a contact is verified (specification, section 9: tracked events). */
export const codeEvents = ({ kind }: { readonly kind: string }): readonly TrackedEvent[] =>
  kind === 'wrong-code' ? [trackedEvent('incorrect_code')] : [];
