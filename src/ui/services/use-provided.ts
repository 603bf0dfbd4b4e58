import { type Context, useContext } from 'react';

/** The value of the nearest provider. Throws outside of one; `name` is the provider's. */
export const useProvided = <Value>(context: Context<Value | undefined>, name: string): Value => {
  const value = useContext(context);
  if (!value) throw new Error(`This needs a ${name} above it`);
  return value;
};
