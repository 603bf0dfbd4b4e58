import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RIGHT_CODE } from '../../support/fakes/fake-authentication.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { readText } from '../support/read-text.ts';
import { showPortal } from '../support/show-portal.tsx';

const offline = { kind: 'request-failed', failure: OFFLINE } as const;
const emailField = () => screen.findByLabelText<HTMLInputElement>('Email address');
const phoneField = () => screen.findByLabelText<HTMLInputElement>('Mobile number');
const codeField = () => screen.findByLabelText<HTMLInputElement>('Verification code');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const askForCode = async (
  portal: Awaited<ReturnType<typeof showPortal>>,
  email = 'avery.stone@example.com',
) => {
  await portal.user.type(await emailField(), email);
  await portal.user.click(button('Email me a code'));
  return codeField();
};

describe('asking for a code', () => {
  // Proves.
  it('asks for one thing at a time, in a field that browsers can fill in', async () => {
    const { user, analytics } = await showPortal('/');
    expect((await emailField()).autocomplete).toBe('email');
    expect(screen.queryByLabelText('Mobile number')).toBeNull();
    await user.click(button('Use my mobile number instead'));
    expect((await phoneField()).autocomplete).toBe('tel-national');
    expect(screen.queryByLabelText('Email address')).toBeNull();
    expect(analytics.pages).toEqual(['login email', 'login mobile']);
  });

  it('names the documents that it accepts, text message terms for a mobile alone', async () => {
    const { user } = await showPortal('/');
    await emailField();
    expect(screen.queryByRole('button', { name: 'text message terms' })).toBeNull();
    await user.click(button('Use my mobile number instead'));
    await phoneField();
    for (const name of ['terms of use', 'privacy policy', 'electronic communications', 'text message terms'])
      expect(button(name)).toBeTruthy();
  });

  it('opens a document over the page', async () => {
    const { user, library } = await showPortal('/');
    await emailField();
    await user.click(button('privacy policy'));
    expect(await screen.findByRole('dialog', { name: 'Privacy policy and choices' })).toBeTruthy();
    await waitFor(() =>
      expect(library.requests.map(({ request }) => request)).toEqual([
        { kind: 'privacy-policy-choices', locale: 'en-us', format: 'embedded' },
      ]),
    );
  });

  it('marks the language of a document that the platform has in another one only, and of nothing else', async () => {
    const { user } = await showPortal('/', {
      locale: 'fr-ca',
      configuration: { locales: ['en-us', 'fr-ca'] },
      documentsOnlyIn: 'en-us',
    });
    await user.click(await screen.findByRole('button', { name: /confidentialité/ }));
    const languageOf = (element: Element | undefined) => element?.closest('[lang]')?.getAttribute('lang');
    const effective = await screen.findByText(/^En vigueur/);
    expect(languageOf([...document.querySelectorAll('dialog *')].find(({ shadowRoot }) => shadowRoot))).toBe(
      'en-US',
    );
    expect(languageOf(effective)).toBeUndefined();
  });

  it('says that a document cannot be had now where the platform asks for a session, and can be tried again', async () => {
    const { user, library } = await showPortal('/', { documentFailures: [{ kind: 'session-expired' }] });
    await emailField();
    await user.click(button('terms of use'));
    const alert = within(await screen.findByRole('dialog')).findByText(/We couldn’t load this document/);
    expect(await alert).toBeTruthy();
    expect(within(screen.getByRole('dialog')).queryByText(/sign(ed)? (in|out)/i)).toBeNull();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(library.requests).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(/We couldn’t load this document/)).toBeNull());
  });

  it.each([
    ['en-us', 'Email address', 'Email me a code', 'We can’t send codes to this number.'],
    ['en-ca', 'Email address', 'Email me a code', 'We can’t send codes to this number.'],
    ['fr-ca', 'Adresse courriel', /code/, 'Nous ne pouvons pas envoyer de code à ce numéro.'],
  ] as const)(
    'says in %s that no code is sent to a number, not that something went wrong',
    async (locale, label, ask, words) => {
      const { user, authentication } = await showPortal('/', {
        locale,
        configuration: { locales: [locale] },
      });
      authentication.refuseNext({ reason: 'Destination_Not_Allowed' });
      await user.type(await screen.findByLabelText(label), 'avery.stone@example.com');
      await user.click(screen.getByRole('button', { name: ask }));
      expect((await screen.findByRole('alert')).textContent).toContain(words);
      expect(screen.getByRole('button', { name: ask })).toBeTruthy();
    },
  );

  it('says beside the field and above the form what is wrong, in the same words, and moves the focus there', async () => {
    const { user, authentication } = await showPortal('/');
    await user.type(await emailField(), 'avery@');
    await user.click(button('Email me a code'));
    const summary = await screen.findByRole('alert');
    const words = 'Enter an email address like name@example.com';
    expect(within(summary).getByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(summary);
    const field = await emailField();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(words);
    await user.click(within(summary).getByText(words));
    expect(document.activeElement).toBe(field);
    expect(authentication.requests).toEqual([]);
  });

  it('sends once however often it is pressed', async () => {
    const { user, authentication } = await showPortal('/');
    await user.type(await emailField(), 'avery.stone@example.com');
    await user.tripleClick(button('Email me a code'));
    await codeField();
    expect(authentication.requests).toHaveLength(1);
  });

  it('takes a mobile number as people type it', async () => {
    const { user, authentication } = await showPortal('/');
    await emailField();
    await user.click(button('Use my mobile number instead'));
    await user.type(await phoneField(), '(202) 555-0101');
    await user.click(button('Text me a code'));
    await codeField();
    expect(authentication.requests[0]?.destination).toEqual({ method: 'SMS', phone: '+12025550101' });
    expect(screen.getByText('••• ••• 0101')).toBeTruthy();
  });

  it('keeps what was typed when the platform cannot be reached, and tries again', async () => {
    const portal = await showPortal('/');
    portal.authentication.failNext(offline);
    await portal.user.type(await emailField(), 'avery.stone@example.com');
    await portal.user.click(button('Email me a code'));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t send the code');
    expect((await emailField()).value).toBe('avery.stone@example.com');
    await portal.user.click(button('Try again'));
    await codeField();
  });

  it('keeps an address while the other one is tried', async () => {
    const { user } = await showPortal('/');
    await user.type(await emailField(), 'avery@');
    await user.click(button('Use my mobile number instead'));
    await user.type(await phoneField(), '202');
    await user.click(button('Use my email address instead'));
    expect((await emailField()).value).toBe('avery@');
  });
});

describe('the code', () => {
  // Proves.
  it('is one field made for codes, and says where the code went without telling the address', async () => {
    const field = await askForCode(await showPortal('/'));
    expect(field.autocomplete).toBe('one-time-code');
    expect(field.inputMode).toBe('numeric');
    expect(screen.getByText('a•••@example.com')).toBeTruthy();
    // Pasted at once, it is not lost.
    expect(document.activeElement).toBe(field);
  });

  it.each(['123456', '123 456', ' 123-456 ', '１２３４５６'])('signs in with %s', async (typed) => {
    const portal = await showPortal('/');
    const field = await askForCode(portal);
    await portal.user.click(field);
    await portal.user.paste(typed);
    await portal.user.click(button('Sign in'));
    await waitFor(() => expect(portal.router.state.location.pathname).toBe('/loans/outstanding'));
    expect(portal.sessions.current()).toBeDefined();
    expect(portal.analytics.pages.slice(0, 2)).toEqual(['login email', 'login verification code']);
  });

  it('tells the tries left, and then until when it is locked', async () => {
    const portal = await showPortal('/');
    const field = await askForCode(portal);
    await portal.user.type(field, '000000');
    await portal.user.click(button('Sign in'));
    const summary = await screen.findByRole('alert');
    expect(readText(summary)).toContain('That code isn’t right. You have 2 tries left.');
    await portal.user.click(button('Sign in'));
    await screen.findAllByText('That code isn’t right. You have one try left.');
    await portal.user.click(button('Sign in'));
    await screen.findByRole('heading', { name: 'Please wait before trying again' });
    expect(screen.getByText('11 minutes left')).toBeTruthy();
  });

  it('that is wrong without a number of tries locks nobody out', async () => {
    const portal = await showPortal('/');
    const field = await askForCode(portal);
    portal.authentication.refuseNext({ reason: 'Invalid_Token' });
    await portal.user.type(field, '000000');
    await portal.user.click(button('Sign in'));
    expect((await screen.findByRole('alert')).textContent).toContain('That code isn’t right.');
    expect(screen.queryByText(/left/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Please wait before trying again' })).toBeNull();
  });

  it('asks for six digits before it asks the platform', async () => {
    const portal = await showPortal('/');
    await portal.user.type(await askForCode(portal), '12');
    await portal.user.click(button('Sign in'));
    expect((await screen.findByRole('alert')).textContent).toContain('Enter the 6-digit code');
    expect(portal.authentication.exchanges).toEqual([]);
  });

  it('keeps the code when the platform cannot be reached', async () => {
    const portal = await showPortal('/');
    const field = await askForCode(portal);
    portal.authentication.failNext(offline);
    await portal.user.type(field, RIGHT_CODE);
    await portal.user.click(button('Sign in'));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t check the code');
    expect((await codeField()).value).toBe(RIGHT_CODE);
    await portal.user.click(button('Try again'));
    await waitFor(() => expect(portal.sessions.current()).toBeDefined());
  });

  it('is sent again after a countdown, and not before', async () => {
    const portal = await showPortal('/');
    await askForCode(portal);
    await portal.user.click(button(/^Send a new code in/));
    expect(portal.authentication.requests).toHaveLength(1);
    await portal.time.advance(30_000);
    await portal.user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(/We sent you a new code/)).toBeTruthy();
    expect(portal.authentication.requests).toHaveLength(2);
  });

  it('may go by the other channel: to an address that has to be typed, or back to one that is known', async () => {
    const portal = await showPortal('/');
    await askForCode(portal);
    await portal.user.click(button('Get a code by text message instead'));
    await portal.user.type(await phoneField(), '202 555 0101');
    await portal.user.click(button('Text me a code'));
    await screen.findByText('••• ••• 0101');
    await portal.user.click(button('Get a code by email instead'));
    await screen.findByText('a•••@example.com');
    expect(portal.authentication.requests.map(({ destination }) => destination.method)).toEqual([
      'EMAIL',
      'SMS',
      'EMAIL',
    ]);
  });

  it('goes back to another address with the first one still there', async () => {
    const portal = await showPortal('/');
    await askForCode(portal);
    await portal.user.click(button('Use another email address'));
    expect((await emailField()).value).toBe('avery.stone@example.com');
  });
});

describe('somebody who may not sign in', () => {
  const WORDS = {
    'en-us': {
      email: 'Email address',
      mobile: 'Mobile number',
      send: 'Email me a code',
      code: 'Verification code',
      submit: 'Sign in',
      both: 'Continue',
      refused: /We can’t sign you in/,
      contact: /Contact us/,
      href: 'https://www.northwind.example/en/contact',
    },
    'fr-ca': {
      email: 'Adresse courriel',
      mobile: 'Numéro de cellulaire',
      send: 'M’envoyer un code par courriel',
      code: 'Code de vérification',
      submit: 'Se connecter',
      both: 'Continuer',
      refused: /Nous ne pouvons pas vous connecter/,
      contact: /Joignez-nous/,
      href: 'https://www.northwind.example/fr/contact',
    },
  } as const;

  // Proves.
  it.each(['en-us', 'fr-ca'] as const)(
    'is told so in %s, with whom to ask, and not that the code has expired or was not checked',
    async (locale) => {
      const words = WORDS[locale];
      const { user, authentication } = await showPortal('/', {
        locale,
        configuration: { locales: [locale] },
      });
      const press = (name: string) => user.click(screen.getByRole('button', { name }));
      const isTold = async () => {
        const alert = within(await screen.findByRole('alert'));
        expect(alert.getByText(words.refused)).toBeTruthy();
        expect(alert.queryByText(/expir|vérifier le code|check the code/)).toBeNull();
        expect(alert.getByRole('link', { name: words.contact }).getAttribute('href')).toBe(words.href);
      };
      await user.type(await screen.findByLabelText(words.email), 'avery.stone@example.com');
      await press(words.send);
      await user.type(await screen.findByLabelText(words.code), RIGHT_CODE);
      authentication.refuseNext({ reason: 'Unauthenticated' });
      await press(words.submit);
      await isTold();
      // "Try again" would contradict the words above it.
      expect(screen.getByRole('button', { name: words.submit })).toBeTruthy();
      authentication.refuseNext({ reason: 'Unauthenticated_Buyer_Mismatch' });
      await user.type(screen.getByLabelText(words.code), '{Enter}');
      await user.type(await screen.findByLabelText(words.mobile), '202 555 0101');
      authentication.refuseNext({ reason: 'Unauthenticated' });
      await press(words.both);
      await isTold();
    },
  );
});

describe('a mismatch', () => {
  const refusal = { reason: 'Unauthenticated_Buyer_Mismatch', maxAttempts: 5, lockoutDuration: 900 };

  it('is a try: it tells those that are left, and the last one locks without a blank page between', async () => {
    const portal = await showPortal('/');
    await portal.user.type(await askForCode(portal), RIGHT_CODE);
    portal.authentication.refuseNext({ ...refusal, attempts: 3 });
    await portal.user.click(button('Sign in'));
    expect(await screen.findByText('You have 2 tries left.')).toBeTruthy();
    expect(screen.queryByText(/don’t match our records/)).toBeNull();
    await portal.user.type(await phoneField(), '202 555 0199');
    portal.authentication.refuseNext({ ...refusal, attempts: 4 });
    await portal.user.click(button('Continue'));
    expect((await screen.findByRole('alert')).textContent).toContain('You have one try left.');
    portal.authentication.refuseNext({ ...refusal, attempts: 5 });
    await portal.user.click(button('Continue'));
    await screen.findByRole('heading', { name: 'Please wait before trying again' });
    expect(screen.getByText('15 minutes left')).toBeTruthy();
  });

  it('whose code has expired says so and offers to send a new one', async () => {
    const portal = await showPortal('/');
    await portal.user.type(await askForCode(portal), RIGHT_CODE);
    portal.authentication.refuseNext(refusal);
    await portal.user.click(button('Sign in'));
    await portal.user.type(await phoneField(), '202 555 0101');
    portal.time.pass(600_000);
    portal.authentication.refuseNext({ ...refusal, reason: 'Invalid_Token', attempts: 1 });
    await portal.user.click(button('Continue'));
    expect(readText(await screen.findByRole('alert'))).toContain(
      'That code has expired. Ask for a new one. You have 4 tries left.',
    );
    await portal.user.click(button('Send a new code'));
    expect(await screen.findByText(/We sent you a new code/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // Proves.
  it('asks for both, tells nothing, and shows whom to ask from the third on', async () => {
    const portal = await showPortal('/');
    await portal.user.type(await askForCode(portal, 'nobody@example.com'), RIGHT_CODE);
    await portal.user.click(button('Sign in'));
    await screen.findByRole('heading', { name: 'One more check' });
    expect((await emailField()).value).toBe('nobody@example.com');
    expect(screen.queryByRole('alert')).toBeNull();
    await portal.user.click(button('Continue'));
    expect((await screen.findByRole('alert')).textContent).toContain('Enter your mobile number');
    await portal.user.type(await phoneField(), '202 555 0199');
    await portal.user.click(button('Continue'));
    await screen.findByText(/These details don’t match our records/);
    expect(screen.queryByRole('link', { name: /contact us/ })).toBeNull();
    await portal.user.click(button('Continue'));
    expect((await screen.findByRole('link', { name: /contact us/ })).getAttribute('href')).toBe(
      'https://www.northwind.example/en/contact',
    );
    expect(portal.analytics.pages).toEqual([
      'login email',
      'login verification code',
      'email mobile mismatch verification',
    ]);
  });
});

describe('a language that another tab changes while somebody signs in', () => {
  it('is told in a dialog that is open over the form, and told no more once it is taken back', async () => {
    const portal = await showPortal('/', {
      locale: 'en-ca',
      configuration: { locales: ['en-ca', 'fr-ca'] },
    });
    await emailField();
    await portal.user.click(button('privacy policy'));
    const dialog = await screen.findByRole('dialog', { name: 'Privacy policy and choices' });
    const told = () => within(dialog).queryAllByText(/The language has changed/);
    expect(told()).toEqual([]);
    act(() => portal.preferences.changeElsewhere('fr-ca'));
    // Shown, and announced by the region that nobody sees.
    await waitFor(() => expect(told().map((one) => one.getAttribute('aria-live'))).toEqual(['polite', null]));
    // At the dialog's top: its end is below the fold of a phone.
    const heading = within(dialog).getByRole('heading', { name: 'Privacy policy and choices' });
    expect(told()[1]?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    act(() => portal.preferences.changeElsewhere('en-ca'));
    expect(told()).toEqual([]);
  });
});
