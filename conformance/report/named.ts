/** A value from the platform, if it is safe to report: a short word such as a reason. */
export const named = (value: unknown): string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : '';

/** Status and reason of an answer, for a sentence. */
export const statusOf = ({ status, json }: { readonly status: number; readonly json: unknown }): string => {
  const reason = typeof json === 'object' && json !== null ? named(Reflect.get(json, 'reason')) : '';
  return reason === '' ? String(status) : `${status} ${reason}`;
};
