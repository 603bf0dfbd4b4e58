/** The preferred languages of a user's environment as language tags: `fr_CA.UTF-8` becomes `fr-CA`. */
export const languagesOf = (env: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const wanted = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  );
  const name = /^([a-z]{2,3})(?:[_-]([A-Za-z]{2}))?/.exec(wanted ?? '');
  if (!name) return [];
  const [, language = '', country] = name;
  return [country === undefined ? language : `${language}-${country.toUpperCase()}`];
};
