/** What a header can hold. */
const HEADER_TEXT = /^[\x20-\x7e]*$/;

/** The value of a cookie in `document.cookie` text; as it stands there if it decodes to what no header can hold. */
export const cookieValue = (cookies: string, name: string): string | undefined => {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    const value = pair.slice(at + 1).trim();
    try {
      const decoded = decodeURIComponent(value);
      return HEADER_TEXT.test(decoded) ? decoded : value;
    } catch {
      return value;
    }
  }
  return undefined;
};
