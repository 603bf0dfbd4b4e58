import { useIntl } from './IntlProvider.tsx';
import { useFormat } from './use-format.ts';
import { useText } from './use-text.ts';

/** Texts and formats of the current locale. The first page has no amounts or dates and uses `useText` alone. */
export const useWords = () => ({ t: useText(), format: useFormat(), locale: useIntl().locale });

/** Messages and formats of a signed-in screen, with their locale. */
export type Words = ReturnType<typeof useWords>;
