import { screen, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';

type User = ReturnType<typeof userEvent.setup>;

/** The radio of the chosen day in an open dialog; its value is the ISO text. */
export const chosenDay = (): HTMLInputElement => {
  const group = within(screen.getByRole('dialog')).getByRole('group', { name: 'Payment date' });
  return within(group).getByRole<HTMLInputElement>('radio', { checked: true });
};

/** The calendar's button of a day, such as "December 1"; turns the pages to its month. */
export const calendarDay = async (user: User, day: string): Promise<HTMLButtonElement> => {
  const dialog = within(screen.getByRole('dialog'));
  const name = new RegExp(`${day.replace(' ', '\\s')}(,|$)`);
  await user.click(await dialog.findByRole('radio', { name: /^Another day/ }));
  const grid = () => dialog.findByRole('grid');
  for (let turned = 0; turned < 3; turned += 1) {
    const button = within(await grid()).queryByRole<HTMLButtonElement>('button', { name });
    if (button) return button;
    await user.click(dialog.getByRole('button', { name: 'Next month' }));
  }
  throw new Error(`the calendar has no ${day}`);
};

/** Chooses a day from the calendar. */
export const chooseDay = async (user: User, day: string): Promise<void> =>
  user.click(await calendarDay(user, day));
