import type { Format } from './create-format.ts';
import { useIntl } from './IntlProvider.tsx';

/** Formats of the current locale. */
export const useFormat = (): Format => useIntl().format;
