import { useIntl } from './IntlProvider.tsx';
import { useFormat } from './use-format.ts';
import { useText } from './use-text.ts';

/** The words of the current locale. The first page, which shows no amount and no date, takes `useText` alone. */
export const useWords = () => ({ t: useText(), format: useFormat(), locale: useIntl().locale });

/** What a signed-in screen writes with: messages, formats and the locale of both. */
export type Words = ReturnType<typeof useWords>;
