import { PortalConfiguration } from '@member-portal/application/ports';
import { createServices, isUseCase, type Token } from '@member-portal/application/services';
import { lenderPorts } from '@member-portal/client/lender';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { A_LENDER } from '../../support/infrastructure/a-lender.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { capabilitiesOf } from '../../support/reuse/examples.ts';

/** Tokens are the classes among the application's exports; use cases and factories are plain functions. */
const isToken = (value: unknown): value is Token<unknown> =>
  typeof value === 'function' && Function.prototype.toString.call(value).startsWith('class');

const capabilities: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
  capabilitiesOf('application')
    .map((capability) => `@member-portal/application/${capability}`)
    .map((specifier) => import(specifier)),
);
const tokens = new Map(
  capabilities.flatMap((capability) =>
    Object.entries(capability).flatMap(([name, value]) => (isToken(value) ? [[name, value] as const] : [])),
  ),
);

/** What the sign-in page asks for before anything signed-in is loaded. */
const FROM_THE_START = [
  'Analytics',
  'Authentication',
  'Clock',
  'CurrentLocale',
  'EmailConfirmationStore',
  'FeatureFlags',
  'Log',
  'PageVisibility',
  'PendingSignInStore',
  'PortalConfiguration',
  'Preferences',
  'RequestCode',
  'ResumeSignIn',
  'SessionHandover',
  'SessionRecordStore',
  'SessionStore',
  'SignOut',
  'SubmitCode',
];

const open = (tenant: string) => {
  const container = createPortalContainer({
    configuration: aConfiguration({}, tenant),
    platform: aPlatform(),
  });
  onTestFinished(() => container.dispose());
  return container;
};

describe.each(['northwind', 'harbour', 'maple'])('the container of %s', (tenant) => {
  it('has from the start what the sign-in page asks for', () => {
    const { services } = open(tenant);
    for (const name of FROM_THE_START) {
      const token = tokens.get(name);
      expect(token && services.get(token), name).toBeDefined();
    }
  });

  it('has every service of the application once signed-in screens are loaded', async () => {
    const { services, loadSignedIn } = open(tenant);
    await Promise.all([loadSignedIn(), loadSignedIn()]);
    expect(tokens.size).toBeGreaterThan(40);
    for (const [name, token] of tokens) {
      expect(services.get(token), name).toBeDefined();
      expect(services.get(token), name).toBe(services.get(token));
    }
  });
});

describe('a program without a container', () => {
  it('makes every use case from the ports of a lender', () => {
    const { get } = createServices(lenderPorts(A_LENDER));
    const missing = [...tokens].flatMap(([name, token]) => {
      if (!isUseCase(token)) return [];
      try {
        return get(token) === undefined ? [name] : [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(missing.toSorted(), 'provide the port in src/infrastructure/client/lender').toEqual([]);
  });
});

describe('a container', () => {
  it('names a service that is not bound', () => {
    const { services } = open('northwind');
    const loans = tokens.get('ListLoans');
    expect(() => loans && services.get(loans)).toThrow(/ListLoans/);
  });

  // Proves.
  it('keeps nothing of one tenant for another', () => {
    const dataLayer: unknown[] = [];
    const [one, two] = ['northwind', 'maple'].map((tenant) =>
      createPortalContainer({
        configuration: aConfiguration({}, tenant),
        platform: aPlatform({ dataLayer }),
      }),
    );
    const of = (container: typeof one) => container?.services.get(PortalConfiguration).tenant;
    expect([of(one), of(two)]).toEqual(['northwind', 'maple']);
  });
});
