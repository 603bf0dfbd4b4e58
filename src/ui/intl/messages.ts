import type { formatToParts } from 'intl-messageformat';

/** One message as the build parses it. */
export type CompiledMessage = Parameters<typeof formatToParts>[0];

/** Compiled messages by key. */
export type Messages = Readonly<Record<string, CompiledMessage>>;
