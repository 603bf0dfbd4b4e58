import { type Locale, languageTagOf } from '@member-portal/domain/locale';
import { createContext, type PropsWithChildren, useMemo } from 'react';
import { useProvided } from '../services/use-provided.ts';
import { createMessageFormatter, type FormatMessage } from './create-message-formatter.ts';
import { type Messages, merged } from './messages.ts';

interface IntlValue {
  readonly message: FormatMessage;
  readonly locale: Locale;
  readonly messages: Messages;
  /** Messages with the tenant's own wording; they take precedence over those of any area. */
  readonly own?: Messages | undefined;
  readonly onProblem: (message: string) => void;
}

type Given = Omit<IntlValue, 'message'>;

const IntlContext = createContext<IntlValue | undefined>(undefined);

const intlValue = (given: Given): IntlValue => ({
  ...given,
  message: createMessageFormatter(languageTagOf(given.locale), given.messages, given.onProblem),
});

/**
 * Provides the texts of one locale to the tree below, with the locale of its formats. `onProblem` is called for messages that
 * are missing or do not match their values.
 */
export const IntlProvider = ({ locale, messages, own, onProblem, children }: PropsWithChildren<Given>) => {
  const value = useMemo(
    () => intlValue({ locale, messages: merged(messages, own), own, onProblem }),
    [locale, messages, own, onProblem],
  );
  return <IntlContext value={value}>{children}</IntlContext>;
};

/** Locale and message formatter of the nearest provider. Throws outside of one. */
export const useIntl = (): IntlValue => useProvided(IntlContext, 'IntlProvider');

/** Adds an area's messages to those of the provider above. */
export const MoreMessages = ({ messages, children }: PropsWithChildren<Pick<Given, 'messages'>>) => {
  const above = useIntl();
  const value = useMemo(
    () => intlValue({ ...above, messages: merged(above.messages, messages, above.own) }),
    [above, messages],
  );
  return <IntlContext value={value}>{children}</IntlContext>;
};
