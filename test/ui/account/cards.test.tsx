import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPortal } from '../support/show-portal.tsx';

const OFFLINE = { kind: 'network-error' } as const;

describe('the cards of the account page', () => {
  it('stand without the details, which are retried alone', async () => {
    const portal = await showPortal('/my-information', { signedIn: true, buyerFailures: [OFFLINE] });
    await screen.findByRole('heading', { level: 2, name: 'Payment methods' });
    screen.getByRole('heading', { level: 2, name: 'Your details' });
    await screen.findByRole('button', { name: 'Add another payment method' });
    screen.getByRole('heading', { level: 2, name: 'Privacy choices' });
    expect(screen.queryByText('avery.stone@example.com')).toBeNull();
    const details = within(screen.getByRole('region', { name: 'Your details' }));
    await portal.user.click(await details.findByRole('button', { name: 'Try again' }));
    await details.findByText('avery.stone@example.com');
  });

  it('stand without the payment methods, which are retried alone', async () => {
    const portal = await showPortal('/my-information', { signedIn: true, methodFailures: [OFFLINE] });
    await screen.findByText('avery.stone@example.com');
    const methods = screen.getByRole('region', { name: 'Payment methods' });
    await portal.user.click(await within(methods).findByRole('button', { name: 'Try again' }));
    await within(methods).findByRole('button', { name: 'Add another payment method' });
  });
});

describe('an unknown field of a record', () => {
  it('is shown as unknown, and the rest can still be changed', async () => {
    await showPortal('/my-information', {
      signedIn: true,
      flags: { editAddress: true, collectionsChargeOff: true },
      buyer: {
        identity: { email: undefined, phone: undefined },
        languagePreference: undefined,
        contacts: [{ id: undefined, address: undefined }],
      },
    });
    await screen.findByText('Avery Stone');
    expect(screen.getAllByText('Not available')).toHaveLength(3);
    screen.getByRole('button', { name: 'Edit email address' });
    screen.getByRole('button', { name: 'Edit mobile number' });
    expect(screen.queryByRole('button', { name: 'Edit address' })).toBeNull();
  });

  it('can be replaced where the lender has a contact to keep an address in', async () => {
    const portal = await showPortal('/my-information', {
      signedIn: true,
      flags: { editAddress: true },
      buyer: { contacts: [{ id: 'contact-home', address: undefined }] },
    });
    await portal.user.click(await screen.findByRole('button', { name: 'Edit address' }));
    const dialog = within(await screen.findByRole('dialog'));
    await portal.user.type(await dialog.findByLabelText('Street address'), '9 Oak Lane');
    await portal.user.type(dialog.getByLabelText('City'), 'Troy');
    await portal.user.selectOptions(dialog.getByLabelText('State'), 'NY');
    await portal.user.type(dialog.getByLabelText('ZIP code'), '12180');
    await portal.user.click(dialog.getByRole('button', { name: 'Save address' }));
    await waitFor(() =>
      expect(portal.buyers.current().contacts[0]).toMatchObject({
        id: 'contact-home',
        address: { line1: '9 Oak Lane', region: 'NY' },
      }),
    );
  });
});

describe('a change of unknown outcome', () => {
  it('is reported as unknown, and not as unsaved', async () => {
    const portal = await showPortal('/my-information', { signedIn: true, flags: { editAddress: true } });
    await portal.user.click(await screen.findByRole('button', { name: 'Edit address' }));
    const dialog = within(await screen.findByRole('dialog'));
    await portal.user.type(await dialog.findByLabelText('Street address'), ' B');
    portal.buyers.loseNextAnswer();
    const { update } = portal.buyers;
    portal.buyers.update = (...of) =>
      update(...of).mapErr((failure) => {
        portal.buyers.failNext(OFFLINE);
        return failure;
      });
    await portal.user.click(dialog.getByRole('button', { name: 'Save address' }));
    await dialog.findByText('We couldn’t confirm this change');
    expect(dialog.queryByText('Your change wasn’t saved')).toBeNull();
  });
});
