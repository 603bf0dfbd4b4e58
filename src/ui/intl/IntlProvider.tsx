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

/**
 * Provides the texts of one locale to the tree below, with the locale of its formats. `onProblem` is called for messages that
 * are missing or do not match their values.
 */
export const IntlProvider = ({ locale, messages, own, onProblem, children }: PropsWithChildren<Given>) => {
  const value = useMemo(() => {
    const all = merged(messages, own);
    const message = createMessageFormatter(languageTagOf(locale), all, onProblem);
    return { locale, messages: all, own, onProblem, message };
  }, [locale, messages, own, onProblem]);
  return <IntlContext value={value}>{children}</IntlContext>;
};

/** Locale and message formatter of the nearest provider. Throws outside of one. */
export const useIntl = (): IntlValue => useProvided(IntlContext, 'IntlProvider');

/** Adds an area's messages to those of the provider above. */
export const MoreMessages = ({ messages, children }: PropsWithChildren<Pick<Given, 'messages'>>) => {
  const above = useIntl();
  const all = useMemo(() => merged(above.messages, messages), [above, messages]);
  return (
    <IntlProvider {...above} messages={all}>
      {children}
    </IntlProvider>
  );
};
