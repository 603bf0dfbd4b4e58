import { screen, within } from '@testing-library/react';
import type { GivenPortal } from '../support/open-portal.tsx';
import { showPortal } from '../support/show-portal.tsx';

/** The account page of a signed-in buyer, with a hand on its dialogs. */
export const openAccount = async (given: GivenPortal = {}) => {
  const portal = await showPortal('/my-information', {
    signedIn: true,
    flags: { editAddress: true },
    ...given,
  });
  // A dialog that opens automatically may name it as well.
  await screen.findAllByText(portal.buyer.identity.email ?? 'Not available');
  const edit = async (item: string): Promise<HTMLElement> => {
    await portal.user.click(screen.getByRole('button', { name: `Edit ${item}` }));
    return screen.findByRole('dialog');
  };
  const press = (name: string | RegExp) =>
    portal.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  const field = (name: string) => within(screen.getByRole('dialog')).findByLabelText<HTMLInputElement>(name);
  const type = async (name: string, text: string): Promise<void> => {
    const into = await field(name);
    await portal.user.clear(into);
    if (text !== '') await portal.user.type(into, text);
  };
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
  return { ...portal, edit, press, field, type, heading };
};
