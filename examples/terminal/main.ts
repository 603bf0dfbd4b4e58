import { languagesOf } from './languages.ts';
import { type OpenFailure, openPortal } from './open-portal.ts';
import { readArguments, USAGE } from './read-arguments.ts';
import { runVisit } from './run-visit.ts';
import { createTerminal } from './terminal.ts';

const failureText = (failure: OpenFailure, origin: string): string => {
  switch (failure.kind) {
    case 'unreachable':
      return `Nothing answers at ${origin}. Start it by npm start, and give its address: ${USAGE}`;
    case 'invalid-configuration':
      return `The configuration at ${origin} cannot be used: ${failure.key}`;
    case 'other-tenant':
      return `${origin} is the address of ${failure.tenant}. ${USAGE}`;
  }
};

/** The portal in a terminal: no React, no page, the same use cases. */
const main = async (): Promise<number> => {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const read = readArguments(process.argv.slice(2));
  if (read.isErr()) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const opened = await openPortal(read.value, languagesOf(process.env));
  if (opened.isErr()) {
    process.stderr.write(`${failureText(opened.error, read.value.origin)}\n`);
    return 1;
  }
  const { name, services, beActive, dispose } = opened.value;
  const terminal = createTerminal(process.stdin, process.stdout, beActive);
  try {
    await runVisit(name, services, terminal);
  } finally {
    terminal.close();
    dispose();
  }
  return 0;
};

process.exitCode = await main();
