import { useMemo } from 'react';
import { useIntl } from './IntlProvider.tsx';
import type { MessageKey } from './messages.ts';

/** The text of a message in the buyer's language. */
export type Text = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** Gives texts of the current locale: `t('signIn.heading')`. */
export const useText = (): Text => {
  const { message } = useIntl();
  return useMemo(() => (key, values) => String(message(key, values)), [message]);
};
