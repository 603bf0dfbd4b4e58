import nunitoSansLatinExtended from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-ext-wght-normal.woff2?url';
import nunitoSansLatin from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import robotoLatinExtended from '@fontsource-variable/roboto/files/roboto-latin-ext-wght-normal.woff2?url';
import robotoLatin from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2?url';
import type { FontFiles, FontName } from '@member-portal/ui';

/** The self-hosted fonts; a browser fetches only the family that the theme names. */
export const fonts: Readonly<Record<FontName, FontFiles>> = {
  'nunito-sans': { latin: nunitoSansLatin, latinExtended: nunitoSansLatinExtended },
  roboto: { latin: robotoLatin, latinExtended: robotoLatinExtended },
};
