import { parseArgs } from 'node:util';
import { err, ok, type Result } from 'neverthrow';

/** The portal's address, from the command line. */
export interface Arguments {
  /** Origin of the tenant, as `npm start` prints it. */
  readonly origin: string;
  /** The expected tenant; any if absent. */
  readonly tenant: string | undefined;
}

/** The usage line. */
export const USAGE = 'npm run terminal -- [--tenant northwind] [--url http://localhost:4601]';

/** Reads the command line. Refuses unknown arguments and invalid web addresses. */
export const readArguments = (
  args: readonly string[],
): Result<Arguments, { readonly kind: 'wrong-usage' }> => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { tenant: { type: 'string' }, url: { type: 'string', default: 'http://localhost:4601' } },
    });
    const { protocol, origin } = new URL(values.url);
    return /^https?:$/.test(protocol) ? ok({ origin, tenant: values.tenant }) : err({ kind: 'wrong-usage' });
  } catch {
    return err({ kind: 'wrong-usage' });
  }
};
