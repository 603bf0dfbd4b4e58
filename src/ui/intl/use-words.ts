import type { Format, Locale } from '@member-portal/domain/locale';
import { useIntl } from './IntlProvider.tsx';
import { useFormat } from './use-format.ts';
import { type Text, useText } from './use-text.ts';

/** What a signed-in screen writes with: messages, formats and the locale of both. */
export interface Words {
  readonly t: Text;
  readonly format: Format;
  readonly locale: Locale;
}

/** The words of the current locale. The first page, which shows no amount and no date, takes `useText` alone. */
export const useWords = (): Words => ({ t: useText(), format: useFormat(), locale: useIntl().locale });
