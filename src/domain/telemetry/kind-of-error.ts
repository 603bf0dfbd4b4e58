/** The name of a class as code has it; an error that was thrown may hold any text as its name. */
const NAME = /^[A-Za-z_$][\w$]{0,59}$/;

/** What kind of error it is, by its name; plain `Error` where it is not a class name and may hold personal text. */
export const kindOfError = (name: string | undefined): string =>
  name !== undefined && NAME.test(name) ? name : 'Error';
