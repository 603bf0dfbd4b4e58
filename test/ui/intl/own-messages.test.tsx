import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IntlProvider, MoreMessages } from '../../../src/ui/intl/IntlProvider.tsx';
import { ownMessages } from '../../../src/ui/intl/messages.ts';
import { useText } from '../../../src/ui/intl/use-text.ts';
import { showPortal } from '../support/show-portal.tsx';

const problem = (message: string): never => expect.fail(message);
const text = (value: string) => [{ type: 0, value }] as const;

const Shown = () => {
  const t = useText();
  return <p>{`${t('signIn.code.sent.email', { destination: 'a•••@example.com' })} ${t('blocked.title')}`}</p>;
};

describe('the messages that a tenant words itself', () => {
  it('override those of the catalogues, of areas loaded later too, with their placeholders filled', () => {
    const own = ownMessages({
      'signIn.code.sent.email': ['Look at ', { argument: 'destination' }, '.'],
      'blocked.title': ['We look after this one'],
    });
    render(
      <IntlProvider
        locale="en-us"
        messages={{ 'signIn.code.sent.email': [...text('We emailed a code.')] }}
        own={own}
        onProblem={problem}
      >
        <MoreMessages messages={{ 'blocked.title': [...text('Not available')] }}>
          <Shown />
        </MoreMessages>
      </IntlProvider>,
    );
    expect(screen.getByText('Look at a•••@example.com. We look after this one')).toBeDefined();
  });

  it('show on the page in their own locale, and the catalogue’s in another', async () => {
    const messages = { 'en-us': { 'signIn.heading': ['Welcome to Prairie'] } };
    await showPortal('/', { configuration: { messages } });
    expect(await screen.findByRole('heading', { name: 'Welcome to Prairie' })).toBeDefined();
  });
});

describe('a tenant’s logo', () => {
  it('replaces icon and name, has the name as its text alternative, and grows with the text', async () => {
    const logo = { light: '/assets/theme/a.svg', dark: '/assets/theme/b.svg', width: 96, height: 32 };
    await showPortal('/', { configuration: { logo } });
    const picture = await screen.findByRole('img', { name: 'Northwind' });
    expect(picture.getAttribute('src')).toBe(logo.light);
    expect(picture.parentElement?.querySelector('source')?.getAttribute('srcset')).toBe(logo.dark);
    expect(screen.getByRole('banner').textContent).not.toContain('Northwind');
  });
});
