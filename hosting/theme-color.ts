/** What a browser paints around the page, by theme name; the themes themselves live in the user interface. */
const colors: Readonly<Record<string, string>> = {
  violet: '#4b3fd1',
  teal: '#0b7a75',
  azure: '#0a63d6',
};

/** The browser colour of a theme; white for a name that is not known here. */
export const themeColorOf = (theme: string): string => colors[theme] ?? '#ffffff';
