import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lendDialogs } from '../loans/lend-dialogs.ts';
import { aPortal, type GivenPortal } from './open-portal.tsx';

/** The whole front end at a path, shown, with somebody to use it. */
export const showPortal = async (path: string, given: GivenPortal = {}) => {
  lendDialogs();
  const portal = await aPortal(path, given);
  render(portal.element);
  return { ...portal, user: userEvent.setup() };
};
