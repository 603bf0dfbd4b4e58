import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import { type Locale, languageTagOf } from '@member-portal/domain/locale';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Messages } from './messages.ts';

/** What stands for a placeholder or a tag of a message. */
export type MessageValues = Readonly<
  Record<string, ReactNode | ((inside: readonly ReactNode[]) => ReactNode)>
>;

interface IntlValue {
  /** A message with its values filled in: text, or a list where a value is more than text. */
  readonly message: (key: string, values?: MessageValues) => ReactNode;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly messages: Messages;
  readonly onProblem: (message: string) => void;
}

type Given = Omit<IntlValue, 'message'>;

const IntlContext = createContext<IntlValue | undefined>(undefined);

/** Messages alone: the whole of `createIntl` would bring formats that domain values do not use into the first load. */
const intlValue = (given: Given): IntlValue => {
  const formatters = createFormatters();
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale: languageTagOf(given.locale),
    messages: given.messages,
    onError: (error: Error) => given.onProblem(error.message),
  };
  return {
    ...given,
    message: (key, values) => formatMessage(config, formatters, { id: key }, values),
  };
};

/**
 * Gives the texts of one locale to the tree below, and what its formats follow. `timeZone` is the tenant's; `onProblem` hears
 * of a message that is missing or does not fit its values.
 */
export const IntlProvider = ({
  locale,
  timeZone,
  messages,
  onProblem,
  children,
}: Given & { readonly children: ReactNode }) => {
  const value = useMemo(
    () => intlValue({ locale, timeZone, messages, onProblem }),
    [locale, timeZone, messages, onProblem],
  );
  return <IntlContext value={value}>{children}</IntlContext>;
};

/** Locale, zone and message formatter of the nearest provider. Throws outside of one. */
export const useIntl = (): IntlValue => {
  const value = useContext(IntlContext);
  if (!value) throw new Error('useIntl needs an IntlProvider above it');
  return value;
};

/** Adds an area's messages to those of the provider above. */
export const MoreMessages = ({
  messages,
  children,
}: {
  readonly messages: Messages;
  readonly children: ReactNode;
}) => {
  const above = useIntl();
  const value = useMemo(
    () => intlValue({ ...above, messages: { ...above.messages, ...messages } }),
    [above, messages],
  );
  return <IntlContext value={value}>{children}</IntlContext>;
};
