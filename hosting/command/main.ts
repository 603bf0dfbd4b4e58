#!/usr/bin/env node
import { check } from './check.ts';
import { UsageError } from './command-line.ts';
import { deploy } from './deploy.ts';
import { nginx } from './nginx.ts';
import { rollback } from './rollback.ts';
import { schema } from './schema.ts';
import { serve } from './serve.ts';
import { theme } from './theme.ts';

const USAGE = `Usage: member-portal-host <command> [options]

  serve     serves the built portal to the tenants of a directory
  nginx     writes the configuration of an nginx that does the same
  check     tells everything that is wrong with any tenant
  theme     tells every contrast of a theme that is too low
  schema    writes the JSON Schema of config.json or theme.json
  deploy    unpacks a release and switches to it
  rollback  switches back to the build before

Each command tells its options by --help.
`;

const COMMANDS = new Map(Object.entries({ serve, nginx, check, theme, schema, deploy, rollback }));

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** What these commands write is for whoever the server runs as; nothing of it is secret. */
const WRITING = ['deploy', 'nginx', 'rollback'];

const run = async ([name, ...args]: readonly string[]): Promise<number> => {
  if (name !== undefined && WRITING.includes(name)) process.umask(0o022);
  if (name === undefined || name === '--help') {
    say(USAGE);
    return name === undefined ? 1 : 0;
  }
  const command = COMMANDS.get(name);
  if (command) return command(args, say);
  throw new UsageError(`There is no command ${name}. Commands: ${[...COMMANDS.keys()].join(', ')}.`);
};

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
