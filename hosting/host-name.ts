/** Whether a value is the name of a host, without scheme, port and path. */
export const isHostName = (value: unknown): value is string =>
  typeof value === 'string' && /^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(value);
