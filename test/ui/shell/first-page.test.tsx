import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SessionStore } from '@member-portal/application/ports';
import { followEnds } from '@member-portal/application/session';
import { embeddedConfiguration } from '@member-portal/infrastructure/config';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import { createPortalRouter, Portal, readyToHydrate } from '@member-portal/ui';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { firstPage, messages } from '../../../src/portal/first-page.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';

const configurations = readdirSync('tenants')
  .map((id) => `tenants/${id}/config.json`)
  .filter((file) => existsSync(file))
  .map((file) => {
    const checked = embeddedConfiguration(JSON.parse(readFileSync(file, 'utf8')));
    if (!('configuration' in checked)) throw new Error(`${file} cannot be used`);
    return checked.configuration;
  });
const everyDocument = configurations.flatMap((configuration) =>
  configuration.locales.map((locale) => [configuration.tenant, locale, configuration] as const),
);

describe('the sign-in page as it is drawn outside of a browser', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each(everyDocument)('for %s in %s is what a browser draws first', async (_, locale, configuration) => {
    // A host has no document to look anything up in.
    const lookUp = vi.spyOn(document, 'getElementById').mockImplementation(() => {
      throw new ReferenceError('document is not defined');
    });
    const drawn = await firstPage(configuration, locale);
    lookUp.mockRestore();
    expect(drawn.html).toContain('<form');
    expect(drawn.html).not.toMatch(/<script|<style|<link| style=/);

    const place = document.createElement('div');
    place.innerHTML = drawn.html;
    document.body.append(place);
    const errors: unknown[] = [];
    const complained = vi.spyOn(console, 'error').mockImplementation((...said) => errors.push(said));
    const container = createPortalContainer({ configuration, platform: aPlatform() });
    const { services, loadSignedIn } = container;
    const router = createPortalRouter({
      services,
      loadSignedIn,
      locale,
      ends: followEnds(services.get(SessionStore)),
    });
    expect(await readyToHydrate(router)).toBe(true);
    const nodes = [...place.querySelectorAll('*')];
    const root = await act(async () =>
      hydrateRoot(
        place,
        <Portal
          router={router}
          services={services}
          loadSignedIn={loadSignedIn}
          locale={locale}
          messages={messages[locale]}
          waitingSince={0}
        />,
        { onRecoverableError: (error) => errors.push(error) },
      ),
    );
    expect(complained.mock.calls).toEqual([]);
    expect(errors).toEqual([]);
    expect(nodes.filter(({ isConnected }) => !isConnected)).toEqual([]);
    await act(async () => root.unmount());
    container.dispose();
    place.remove();
  });
});
