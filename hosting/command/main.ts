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

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** What these commands write is for whoever the server runs as; nothing of it is secret. */
const WRITING = ['deploy', 'nginx', 'rollback'];

const run = async ([name, ...args]: readonly string[]): Promise<number> => {
  if (name !== undefined && WRITING.includes(name)) process.umask(0o022);
  switch (name) {
    case 'check':
      return check(args, say);
    case 'serve':
      return serve(args, say);
    case 'nginx':
      return nginx(args, say);
    case 'deploy':
      return deploy(args, say);
    case 'rollback':
      return rollback(args, say);
    case 'theme':
      return theme(args, say);
    case 'schema':
      return schema(args, say);
    case undefined:
    case '--help':
      say(USAGE);
      return name === undefined ? 1 : 0;
    default:
      throw new UsageError(
        `There is no command ${name}. Commands: serve, nginx, check, theme, schema, deploy, rollback.`,
      );
  }
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
