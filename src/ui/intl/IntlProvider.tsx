import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { type Locale, languageTagOf } from '@member-portal/domain/locale';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createFormat, type Format } from './create-format.ts';
import type { Messages } from './load-messages.ts';

interface IntlValue {
  readonly intl: IntlShape<ReactNode>;
  readonly format: Format;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly messages: Messages;
  readonly onProblem: (message: string) => void;
}

type Given = Omit<IntlValue, 'intl' | 'format'>;

const IntlContext = createContext<IntlValue | undefined>(undefined);

const intlValue = (given: Given): IntlValue => ({
  ...given,
  format: createFormat(given.locale, given.timeZone),
  intl: createIntl<ReactNode>(
    {
      locale: languageTagOf(given.locale),
      messages: given.messages,
      onError: (error) => given.onProblem(error.message),
    },
    createIntlCache(),
  ),
});

/**
 * Gives texts and formats of one locale to the tree below. `timeZone` is the tenant's; `onProblem` hears of a message that
 * is missing or does not fit its values.
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
