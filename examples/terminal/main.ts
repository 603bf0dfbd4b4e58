import { languagesOf } from './languages.ts';
import { openPortal } from './open-portal.ts';
import { readArguments, USAGE } from './read-arguments.ts';
import { type LenderFailure, readLender } from './read-lender.ts';
import { runVisit } from './run-visit.ts';
import { createTerminal } from './terminal.ts';

const failureText = (failure: LenderFailure, origin: string): string => {
  switch (failure.kind) {
    case 'unreachable':
      return `Nothing answers at ${origin}. Start it by npm start, and give its address: ${USAGE}`;
    case 'invalid-configuration':
      return `The configuration at ${origin} cannot be used: ${failure.key}`;
  }
};

/** The portal in a terminal: no React, no page, the same use cases. */
const main = async (): Promise<number> => {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const args = readArguments(process.argv.slice(2));
  if (args.isErr()) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const { origin, tenant } = args.value;
  const read = await readLender(origin);
  if (read.isErr()) {
    process.stderr.write(`${failureText(read.error, origin)}\n`);
    return 1;
  }
  const { name, lender, support } = read.value;
  if (tenant !== undefined && tenant !== lender.tenant) {
    process.stderr.write(`${origin} is the address of ${lender.tenant}. ${USAGE}\n`);
    return 1;
  }
  const { services, beActive, dispose } = openPortal(read.value, languagesOf(process.env));
  const terminal = createTerminal(process.stdin, process.stdout, beActive);
  try {
    await runVisit({ name, support }, services, terminal);
  } finally {
    terminal.close();
    dispose();
  }
  return 0;
};

process.exitCode = await main();
