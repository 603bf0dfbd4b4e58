/** The address of a service. Throws for one that is not absolute, or that no call can be made to; settings are read from files. */
export const serviceAddress = (setting: string, address: string): URL => {
  if (URL.canParse(address)) {
    const url = new URL(address);
    if (/^https?:$/.test(url.protocol)) return url;
  }
  throw new RangeError(`${setting} has to be an absolute address with http or https`);
};
