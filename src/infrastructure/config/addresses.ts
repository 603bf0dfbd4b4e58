const isHttp = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

/** Whether text is an absolute http(s) address. */
export const isWebAddress = (text: string): boolean => URL.canParse(text) && isHttp(new URL(text));

/** Whether text is an absolute http(s) address, or a path on the page's own origin. */
export const isWebAddressOrPath = (text: string): boolean =>
  isWebAddress(text) || (/^\/(?![/\\])/.test(text) && URL.canParse(text, 'https://host.example'));

/** Whether text is the name of a host. */
export const isHost = (text: string): boolean => /^[\w-]+(\.[\w-]+)+$/.test(text);

/** Whether text may be sent in a header; browsers refuse any other text. */
export const isHeaderText = (text: string): boolean => /^[ -~]+$/.test(text);
