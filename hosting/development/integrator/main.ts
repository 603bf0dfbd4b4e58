import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, readArguments, UsageError } from '../../command/command-line.ts';
import { loadTenants } from '../../load-tenants.ts';
import { startIntegrator } from './start-integrator.ts';

const COMMAND: Command<'platform' | 'gateway' | 'tenant' | 'dev'> = {
  usage: 'npm run dev -- --platform=<address> [options]',
  purpose:
    'The portal in front of another platform, on one origin, with a panel that holds each call against the contract.',
  options: {
    platform: { value: 'address', meaning: 'the platform, as https://platform.example' },
    gateway: { value: 'address', meaning: 'the payment gateway; payments need it' },
    tenant: {
      value: 'name',
      default: 'northwind',
      meaning: 'the folder in tenants/ whose configuration is served',
    },
    dev: { meaning: 'given by npm run dev' },
  },
};

const DEFAULT_PORT = 4600;

const addressOf = (name: string, text: string | undefined): URL | undefined => {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`--${name} has to be an address such as https://${name}.example.`);
  return new URL(text);
};

const main = async (): Promise<void> => {
  const args = readArguments(COMMAND, process.argv.slice(2), (text) => process.stdout.write(text));
  if (!args) return;
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const platform = addressOf('platform', args.text('platform'));
  if (!platform)
    throw new UsageError('--platform is missing: which platform is the portal to stand in front of?');
  const name = args.text('tenant') ?? 'northwind';
  const tenants = loadTenants(join(root, 'tenants'));
  const tenant = tenants.find(({ id }) => id === name);
  if (!tenant)
    throw new UsageError(`There is no tenant ${name}; there are ${tenants.map(({ id }) => id).join(', ')}.`);
  const gateway = addressOf('gateway', args.text('gateway'));
  const port = Number(process.env['PORT'] || DEFAULT_PORT);
  const running = await startIntegrator({ root, platform, gateway, tenant, port });
  process.stdout.write(`${tenant.name} in front of ${platform.origin}: ${running.pageUrl}\n`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => running.close().then(() => process.exit(0)));
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
