/** A class name as written in code. A thrown error may have any text as its name. */
const NAME = /^[A-Za-z_$][\w$]{0,59}$/;

/** The class name of an error; plain `Error` if the name is not a class name and may hold personal text. */
export const kindOfError = (name: string | undefined): string =>
  name !== undefined && NAME.test(name) ? name : 'Error';
