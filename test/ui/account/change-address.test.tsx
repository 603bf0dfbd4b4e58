import { FLAG_DEFAULTS, type Flags } from '@member-portal/domain/flags';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { openAccount } from './open-account.ts';

const begin = async () => {
  const portal = await openAccount();
  await portal.edit('address');
  await portal.heading('Change your address');
  return portal;
};
const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole<HTMLOptionElement>('option')
    .map((option) => option.text);

describe('changing the address', () => {
  it('begins with the one on file, in the words of its country', async () => {
    const portal = await begin();
    expect((await portal.field('Street address')).value).toBe('12 Elm Street');
    expect((await portal.field('State')).value).toBe('NY');
    expect((await portal.field('ZIP code')).value).toBe('12207');
    expect((await portal.field('ZIP code')).inputMode).toBe('numeric');
    const states = options(await portal.field('State'));
    expect(states[0]).toBe('Select');
    expect(states).toEqual(expect.arrayContaining(['District of Columbia', 'Puerto Rico', 'Wyoming']));
    expect(states).not.toContain('Quebec');
  });

  // Proves.
  it('saves it, shows it on the page, and says so', async () => {
    const portal = await begin();
    await portal.type('Street address', '  99  Oak   Street ');
    await portal.type('Apartment, suite or unit (optional)', 'Unit 4');
    await portal.press('Save address');
    const heading = await portal.heading('Address changed');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(portal.buyers.current().contacts[0]?.address).toEqual({
      line1: '99 Oak Street',
      line2: 'Unit 4',
      city: 'Albany',
      region: 'NY',
      postalCode: '12207',
      country: 'US',
    });
    // As it is on file, not as it was typed.
    const told = within(screen.getByRole('dialog')).getByRole('status');
    for (const line of ['99 Oak Street', 'Unit 4', 'Albany, NY 12207'])
      expect(within(told).getByText(line)).toBeTruthy();
    await portal.press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('99 Oak Street')).toBeTruthy();
    expect(portal.analytics.pages).toEqual(['account details', 'edit address', 'edit address success']);
  });

  it('says at the field what is too long or was lost in copying, and keeps all that was typed', async () => {
    const portal = await begin();
    const { update } = portal.buyers;
    portal.buyers.update = () => {
      throw new Error('it was sent');
    };
    const lines = {
      'Street address': ['x'.repeat(101), 'Shorten the street address to 100 characters'],
      'Apartment, suite or unit (optional)': [
        'Apt \ufffd',
        'Enter the apartment, suite or unit again: it has a character we can’t read',
      ],
      City: ['x'.repeat(61), 'Shorten the city to 60 characters'],
    } as const;
    for (const [label, [value]] of Object.entries(lines))
      fireEvent.change(await portal.field(label), { target: { value } });
    await portal.press('Save address');
    for (const [label, [text, problem]] of Object.entries(lines)) {
      const field = await portal.field(label);
      expect(field.value).toBe(text);
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        problem,
      );
    }
    portal.buyers.update = update;
    await portal.type('Street address', '99 Oak Street');
    await portal.type('Apartment, suite or unit (optional)', '');
    await portal.type('City', 'Albany');
    await portal.press('Save address');
    await portal.heading('Address changed');
  });

  it('shows it as the platform spells it', async () => {
    const portal = await begin();
    const { update } = portal.buyers;
    portal.buyers.update = (id, decide, cancellation) =>
      update(
        id,
        (buyer) =>
          decide(buyer).map((change) =>
            change?.kind === 'address'
              ? { ...change, address: { ...change.address, line1: change.address.line1.toUpperCase() } }
              : change,
          ),
        cancellation,
      );
    await portal.type('Street address', '99 Oak Street');
    await portal.press('Save address');
    await portal.heading('Address changed');
    expect(within(screen.getByRole('dialog')).getByText(/99 OAK STREET/)).toBeTruthy();
  });

  it('changes its form with the country: provinces and a postal code', async () => {
    const portal = await begin();
    await portal.user.selectOptions(await portal.field('Country'), 'CA');
    const province = await portal.field('Province or territory');
    expect(province.value).toBe('');
    expect(options(province)).toHaveLength(14);
    await portal.press('Save address');
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Choose a province or territory', 'Enter a postal code']);
    await portal.user.selectOptions(province, 'QC');
    await portal.type('Postal code', 'h2y1c6');
    await portal.type('City', 'Montréal');
    await portal.press('Save address');
    await portal.heading('Address changed');
    expect(portal.buyers.current().contacts[0]?.address).toMatchObject({
      region: 'QC',
      postalCode: 'H2Y 1C6',
      country: 'CA',
    });
  });

  it('keeps what was typed in each country while the other one is looked at', async () => {
    const portal = await begin();
    await portal.user.selectOptions(await portal.field('Country'), 'CA');
    await portal.user.selectOptions(await portal.field('Province or territory'), 'QC');
    await portal.type('Postal code', 'H2Y 1C6');
    await portal.user.selectOptions(await portal.field('Country'), 'US');
    expect((await portal.field('State')).value).toBe('NY');
    expect((await portal.field('ZIP code')).value).toBe('12207');
    await portal.user.selectOptions(await portal.field('Country'), 'CA');
    expect((await portal.field('Province or territory')).value).toBe('QC');
    expect((await portal.field('Postal code')).value).toBe('H2Y 1C6');
    expect((await portal.field('Street address')).value).toBe('12 Elm Street');
  });

  it('keeps what was typed over a failed request and a closed dialog', async () => {
    const portal = await begin();
    await portal.type('City', 'Troy');
    portal.buyers.failNext({ kind: 'network-error' });
    await portal.press('Save address');
    await screen.findByText('Your change wasn’t saved');
    expect((await portal.field('City')).value).toBe('Troy');
    await portal.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await portal.edit('address');
    expect((await portal.field('City')).value).toBe('Troy');
    expect(screen.queryByText('Your change wasn’t saved')).toBeNull();
  });

  it('tells a change that came from elsewhere, and changes nothing', async () => {
    const portal = await begin();
    portal.buyers.changeUnderneath((buyer) => ({
      ...buyer,
      contacts: buyer.contacts.map(({ id, address }) => ({
        id,
        address: address && { ...address, line1: '1 Other Road' },
      })),
    }));
    await portal.type('City', 'Troy');
    await portal.press('Save address');
    await screen.findByText(/was changed somewhere else in the meantime/);
    expect(portal.buyers.current().contacts[0]?.address?.city).toBe('Albany');
  });

  it.each([
    ['en-us', 'Edit address', 'Save address', 'We couldn’t accept this change. Please contact us.'],
    ['en-ca', 'Edit address', 'Save address', 'We couldn’t accept this change. Please contact us.'],
    [
      'fr-ca',
      'Modifier l’adresse',
      'Enregistrer l’adresse',
      'Nous n’avons pas pu accepter cette modification. Veuillez communiquer avec nous.',
    ],
  ] as const)('that is refused names the lender’s phone (%s)', async (locale, edit, save, refused) => {
    const support = { [locale]: { phone: '1-800-555-0142', hours: undefined } };
    const portal = await openAccount({ locale, configuration: { support } });
    portal.buyers.update = () => errAsync({ kind: 'refused' });
    await portal.user.click(screen.getByRole('button', { name: edit }));
    await screen.findByRole('dialog');
    await portal.press(save);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(refused)).toBeTruthy();
    expect(notice.getByRole('link', { name: '1-800-555-0142' })).toBeTruthy();
  });

  it('stays open where it is turned off meanwhile', async () => {
    const listeners = new Set<(flags: Flags) => void>();
    let flags = { ...FLAG_DEFAULTS, editAddress: true };
    const portal = await openAccount({
      flagStore: {
        current: () => flags,
        isKnown: () => true,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
    });
    await portal.edit('address');
    await portal.type('Street address', '99 Oak Street');
    await act(async () => {
      flags = { ...flags, editAddress: false };
      for (const listener of listeners) listener(flags);
    });
    expect((await portal.field('Street address')).value).toBe('99 Oak Street');
    expect(screen.queryByRole('button', { name: 'Edit address', hidden: true })).toBeNull();
  });

  it('is not offered where the tenant has it turned off', async () => {
    await openAccount({ flags: { editAddress: false } });
    expect(screen.queryByRole('button', { name: 'Edit address' })).toBeNull();
    expect(screen.getByText('12 Elm Street')).toBeTruthy();
  });
});
