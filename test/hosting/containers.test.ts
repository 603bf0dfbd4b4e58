import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { serve } from '../../hosting/command/serve.ts';
import { helpAsked, readSettings } from '../../sandbox/front/settings.ts';
import { repositoryPath } from '../support/repository.ts';

const read = (name: string): string => readFileSync(repositoryPath('containers', name), 'utf8');

const composeSchema = z.strictObject({
  name: z.string(),
  services: z.record(
    z.string(),
    z.looseObject({
      build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
      image: z.string().optional(),
      command: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.string()).optional(),
      ports: z.array(z.string()).optional(),
      restart: z.string().optional(),
      healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
      depends_on: z.record(z.string(), z.strictObject({ condition: z.string() })).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});
const { services } = composeSchema.parse(parse(read('compose.yaml')));
const containerfiles = ['host.Containerfile', 'sandbox.Containerfile'];

/** Instructions of a Containerfile with continued lines joined. */
const instructions = (name: string): readonly (readonly [string, string])[] =>
  read(name)
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = '', ...rest] = line.trim().split(/\s+/);
      return [word, rest.join(' ')] as const;
    });
const last = (name: string, word: string): string =>
  instructions(name).findLast(([one]) => one === word)?.[1] ?? '';

describe.each(containerfiles)('%s', (name) => {
  it('has instructions that a builder knows, and a command as a list, so that signals reach it', () => {
    const known = [
      'ARG',
      'FROM',
      'COPY',
      'RUN',
      'WORKDIR',
      'ENV',
      'USER',
      'EXPOSE',
      'VOLUME',
      'STOPSIGNAL',
      'HEALTHCHECK',
      'CMD',
      'ENTRYPOINT',
    ];
    expect(
      instructions(name)
        .map(([word]) => word)
        .filter((word) => !known.includes(word)),
    ).toEqual([]);
    expect(JSON.parse(last(name, 'ENTRYPOINT'))).toContain('node');
    expect(last(name, 'STOPSIGNAL')).toBe('SIGTERM');
  });

  it('ends without root, on the recommended Node', () => {
    const users = instructions(name).flatMap(([word], index) =>
      word === 'USER' || word === 'RUN' ? [{ word, index }] : [],
    );
    expect(users.at(-1)?.word).toBe('USER');
    expect(last(name, 'USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/);
    const recommended = readFileSync(repositoryPath('.nvmrc'), 'utf8').trim();
    expect(last(name, 'ARG')).toBe(`NODE_IMAGE=docker.io/library/node:${recommended}-bookworm-slim`);
  });

  it('asks for its own readiness on the port that it exposes', () => {
    expect(read(name)).toContain(`http://127.0.0.1:${last(name, 'EXPOSE')}/readyz`);
  });
});

describe('the Compose file', () => {
  it('starts portal, sandbox, database and a mail catcher, of files and images that are named', () => {
    expect(Object.keys(services)).toEqual(['portal', 'sandbox', 'database', 'mail']);
    for (const { build, image } of Object.values(services)) {
      expect([build, image].filter((one) => one !== undefined)).toHaveLength(1);
      if (build) expect(existsSync(repositoryPath(build.dockerfile))).toBe(true);
      if (image) expect(image).toMatch(/^docker\.io\/.+:.*\d/);
    }
    const waited = Object.values(services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
    expect(waited.filter((name) => services[name] === undefined)).toEqual([]);
  });

  it('calls the database healthy only once it answers over TCP, not while its data are made', () => {
    expect(services['sandbox']?.depends_on?.['database']).toEqual({ condition: 'service_healthy' });
    expect(services['database']?.healthcheck?.test.join(' ')).toContain('pg_isready -h 127.0.0.1');
    // Where conditions are not waited for.
    expect(services['sandbox']?.restart).toBe('on-failure');
  });

  it('passes options that the host has, and settings that the sandbox has', async () => {
    const said: string[] = [];
    await serve(['--help'], (line) => said.push(line));
    const given = [
      ...JSON.parse(last('host.Containerfile', 'ENTRYPOINT')),
      ...(services['portal']?.command ?? []),
    ];
    const options = given.flatMap((one: string) => /^--[a-z-]+/.exec(one) ?? []);
    expect(options.length).toBeGreaterThan(5);
    expect(options.filter((option) => !said.join('\n').includes(option))).toEqual([]);

    const environment = services['sandbox']?.environment ?? {};
    const help = helpAsked(['--help']) ?? '';
    expect(Object.keys(environment).filter((name) => !help.includes(name))).toEqual([]);
    expect(readSettings(environment, [], repositoryPath())).toMatchObject({
      pagePort: 8080,
      databaseUrl: environment['DATABASE_URL'],
    });
  });

  it('publishes pages and gateway on the ports that sandbox and configuration expect', () => {
    expect(services['portal']?.ports).toEqual(['127.0.0.1:8080:8080']);
    const config = JSON.parse(readFileSync(repositoryPath('tenants', 'northwind', 'config.json'), 'utf8'));
    expect(services['sandbox']?.ports).toEqual([`127.0.0.1:${new URL(config.gatewayurl).port}:4600`]);
  });
});
