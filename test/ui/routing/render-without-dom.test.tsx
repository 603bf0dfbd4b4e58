// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aPortal } from '../support/open-portal.tsx';

describe('the sign-in page', () => {
  it('renders to text where there is no document', async () => {
    expect(typeof document).toBe('undefined');
    const { element, router } = await aPortal('/');
    await router.load();
    const html = renderToString(element);
    expect(html).toContain('<h1');
    expect(html).toContain('Sign in');
    expect(html).toMatch(/<input[^>]+autocomplete="email"/i);
    expect(html).toContain('Email me a code');
  });

  it('does so in French', async () => {
    const { element, router } = await aPortal('/', {
      locale: 'fr-ca',
      configuration: { locales: ['fr-ca'] },
    });
    await router.load();
    expect(renderToString(element)).toContain('Adresse courriel');
  });
});
