import type { Fingerprint } from '@member-portal/application/ports';
import { okAsync } from 'neverthrow';

/** Text is its own digest: a test sees at once what two orders differ in. */
export const fakeFingerprint = (): Fingerprint => ({ of: (text) => okAsync(text) });
