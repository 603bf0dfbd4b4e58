import { existsSync, readdirSync } from 'node:fs';
import { authoritiesIn } from './server-options.ts';

/** Checks the authorities that nginx reads, and says where this machine has no such file. Throws UsageError. */
export const checkAuthorities = (file: string, say: (line: string) => void): void => {
  if (existsSync(file)) authoritiesIn(file);
  else say(`--platform-ca: there is no ${file} on this machine.`);
};

/** Says which certificates of tenants are missing from a folder; nothing where that cannot be read, as the files themselves may not be. */
export const checkCertificates = (
  folder: string,
  ids: readonly string[],
  say: (line: string) => void,
): void => {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    return;
  }
  for (const id of ids)
    for (const name of [`${id}.crt`, `${id}.key`])
      if (!names.includes(name))
        say(`${id}: there is no ${folder}/${name} on this machine, without which nginx does not start.`);
};
