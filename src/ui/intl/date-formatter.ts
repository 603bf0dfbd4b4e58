const made = new Map<string, Intl.DateTimeFormat>();

/** The platform's formatter of dates for a language: made when it is first asked for, which takes longer than all that it formats, and once. */
export const dateFormatter = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = tag + JSON.stringify(options);
  const formatter = made.get(key) ?? new Intl.DateTimeFormat(tag, options);
  made.set(key, formatter);
  return formatter;
};
