import type { Tab } from '../driver/tab.ts';

/** The choice of a payment's day in the modal: days by name, and a calendar. */
export const payDay = ({ page, t }: Pick<Tab, 'page' | 't'>) => {
  const modal = page.getByRole('dialog');
  const group = modal.getByRole('group', { name: t('payment.date'), exact: true });
  const radios = group.getByRole('radio');
  const other = group.getByRole('radio', { name: t('payment.day.other') });
  const inCalendar = (day: string) => modal.locator(`[data-day="${day}"] button`);
  const turn = (to: 'calendar.previousMonth' | 'calendar.nextMonth') =>
    modal.getByRole('button', { name: t(to), exact: true }).click();
  /** Opens the calendar at the month of a day. */
  const turnTo = async (day: string): Promise<void> => {
    await other.check();
    await modal.getByRole('grid').waitFor();
    while ((await inCalendar(day).count()) === 0) {
      // Cells without a button are days of the months around.
      const shown = await modal.locator('[data-day]:has(button)').first().getAttribute('data-day');
      await turn(shown !== null && day < shown ? 'calendar.previousMonth' : 'calendar.nextMonth');
    }
  };
  return {
    group,
    /** The radio of the chosen day; its value is the ISO text. */
    chosen: radios.and(page.locator(':checked')),
    inCalendar,
    turnTo,
    choose: async (day: string): Promise<void> => {
      await radios.first().waitFor();
      const named = radios.and(page.locator(`[value="${day}"]`));
      if ((await named.count()) > 0) return named.check();
      await turnTo(day);
      await inCalendar(day).click();
    },
  };
};
