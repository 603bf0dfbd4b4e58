import type { IntlConfig } from '@formatjs/intl';

/** Compiled messages by key. */
export type Messages = Exclude<NonNullable<IntlConfig['messages']>, Readonly<Record<string, string>>>;
