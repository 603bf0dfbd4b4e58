import type { ServicingRefusal } from '@member-portal/application/ports';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoanOfInstalments, usd } from '../../support/builders/a-loan.ts';
import { aPaymentMethod } from '../../support/builders/a-payment-method.ts';
import { aCard, aLoanToDraw, anEnrolledLoan } from '../../support/builders/loans-to-draw.ts';
import { OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';
import { descriptionOf } from '../support/description-of.ts';
import { readText } from '../support/read-text.ts';
import { openAutopay } from './enrolling.ts';

const readyToEnrol = async (given: Parameters<typeof openAutopay>[1] = {}) => {
  const enrolling = await openAutopay(aLoanToDraw(), given);
  await enrolling.review();
  await enrolling.canAgree();
  return enrolling;
};

describe('turning autopay on', () => {
  it('for a loan that is not found any more says nothing of an address', async () => {
    const { platform, press, dialog } = await readyToEnrol();
    platform.enrolInAutopay = () => errAsync({ kind: 'not-found' });
    await press(/^Agree and turn on/);
    const notice = (await dialog.findByText('Autopay wasn’t saved')).closest('[role]');
    expect(notice?.textContent).toContain('It may no longer be available');
    expect(notice?.textContent).not.toContain('address');
  });

  it('begins with the payment due, the first due date and the only method, and shows the next drafts', async () => {
    const { dialog, drafts, analytics } = await openAutopay(aLoanToDraw());
    expect(
      await dialog.findByRole('radio', { name: /The payment due.*\$108\.00/, checked: true }),
    ).toBeTruthy();
    expect(dialog.getByRole('radio', { name: /December\s1$/, checked: true })).toBeTruthy();
    expect(
      dialog.getByRole('radio', { name: /First Example Bank ending in\s6789/, checked: true }),
    ).toBeTruthy();
    expect(drafts()).toEqual([
      'December 1, 2026$108.00You can change or stop it through November 25, 2026',
      'January 4, 2027$108.00You can change or stop it through December 29, 2026',
      'February 1, 2027$108.00You can change or stop it through January 27, 2027',
    ]);
    expect(analytics.pages).toEqual(['payment plans', 'enrol in autopay']);
    expect(analytics.names().filter((name) => name.startsWith('autopay'))).toEqual([]);
  });

  it('lets the drafts follow another first date and an own amount', async () => {
    const { choose, typeAmount, drafts } = await openAutopay(aLoanToDraw());
    await choose(/January\s1,/);
    await choose(/A set amount/);
    await typeAmount('200');
    expect(drafts().map((line) => line.replace(/You can.*/, ''))).toEqual([
      'January 4, 2027$200.00',
      'February 1, 2027$200.00',
      'March 1, 2027$32.00',
    ]);
  });

  it.each([
    ['', 'Enter an amount'],
    ['much', 'The amount must be a number, like 125.50'],
    ['50', 'Enter $108.00 or more'],
    ['600', 'Enter $540.00 or less'],
  ])(
    'refuses the own amount "%s" in the same words in summary and field, and keeps it',
    async (typed, words) => {
      const { dialog, choose, typeAmount, review } = await openAutopay(aLoanToDraw());
      await choose(/A set amount/);
      await typeAmount(typed);
      await review();
      expect(dialog.getByRole('alert').textContent).toContain(words);
      expect(document.activeElement).toBe(dialog.getByRole('alert'));
      const field = dialog.getByRole('textbox', { name: 'Amount' }) as HTMLInputElement;
      expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(words);
      expect(field.value).toBe(typed);
    },
  );

  it('asks which method where there are several, and leads to adding one where there is none', async () => {
    const several = await openAutopay(aLoanToDraw(), { methods: [aPaymentMethod(), aCard()] });
    await several.review();
    expect(several.dialog.getByRole('alert').textContent).toContain('Choose a payment method');
  });

  it('leads to where a method is added', async () => {
    const { press, isHeaded } = await openAutopay(aLoanToDraw(), { methods: [] });
    await press('Add a payment method');
    expect(await isHeaded('Add a payment method')).toBeTruthy();
  });

  it('is authorised as reviewed, told with its drafts, and shows on the loan', async () => {
    const enrolling = await readyToEnrol();
    const { dialog, submitButton, isHeaded, press, user, platform, library, analytics, problems } = enrolling;
    await user.click(await submitButton());
    expect(await isHeaded('Autopay is on')).toBeTruthy();
    expect(dialog.getByText('$108.00 will be taken on December 1, 2026')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(platform.enrolments.map(({ enrolment }) => enrolment)).toMatchObject([
      {
        flow: 'AUTOPAY_ENROLL',
        paymentMethodId: 'method-1',
        amountType: 'INSTALLMENT',
        amountRule: 'FIXED',
        frequency: 'MONTHLY',
        startOn: '2026-12-01',
        authorisation: { documentId: 'prepare-1' },
      },
    ]);
    expect(library.requests).toMatchObject([{ request: { kind: 'auto-enroll' } }]);
    await press('Done');
    expect(await screen.findByRole('button', { name: 'Manage autopay' })).toBeTruthy();
    expect(analytics.pages.slice(1)).toEqual(['enrol in autopay', 'review and enrol', 'autopay success']);
    expect(analytics.names().filter((name) => name.includes('autopay'))).toEqual([
      'autopay_enroll',
      'autopay_toggle_on',
    ]);
    expect(problems).toEqual([]);
  });

  it('names the first payment also where it can no longer be changed, and says so before', async () => {
    const { time, review, canAgree, press, isHeaded, platform } = await openAutopay(aLoanToDraw());
    time.sleep(Date.UTC(2026, 10, 27) - time.now());
    const { enrolInAutopay } = platform;
    const { drafts } = anEnrolledLoan().autopay;
    platform.enrolInAutopay = (...asked) =>
      enrolInAutopay(...asked).map((autopay) => ({ ...autopay, drafts }));
    await review();
    await canAgree();
    const dialog = () => readText(screen.getByRole('dialog'));
    expect(dialog()).toContain('December 1, 2026$108.00You can’t change or stop it once you agree');
    expect(dialog()).not.toContain('through November');
    await press(/Agree and turn on autopay$/);
    await isHeaded('Autopay is on');
    expect(dialog()).toContain('$108.00 will be taken on December 1, 2026');
    expect(dialog()).toContain('It’s too late to change or stop it');
  });

  it('names the first payment that was agreed to, also where one of an earlier enrolment is still coming', async () => {
    const { press, platform, isHeaded, submitButton, user } = await readyToEnrol();
    const { enrolInAutopay } = platform;
    const [draft] = anEnrolledLoan().autopay.drafts;
    if (!draft) throw new Error('there is no draft');
    const earlier = { ...draft, on: day('2026-11-23'), amount: usd(7_700) };
    platform.enrolInAutopay = (...asked) =>
      enrolInAutopay(...asked).map((autopay) => ({ ...autopay, drafts: [earlier, draft] }));
    await user.click(await submitButton());
    await isHeaded('Autopay is on');
    expect(readText(screen.getByRole('dialog'))).toContain('$108.00 will be taken on December 1, 2026');
    await press('Done');
  });

  it('names what is due before it begins, at its review and once it is on', async () => {
    const late = { ...aLoanToDraw(), pastDue: usd(15_798) };
    const { choose, review, canAgree, press, isHeaded } = await openAutopay(late);
    await choose(/January\s1,/);
    await review();
    await canAgree();
    const words = [
      '$157.98 is past due. Please pay it yourself.',
      '$108.00 is due on December 1, 2026, before autopay starts.',
    ];
    for (const word of words) expect(readText(screen.getByRole('dialog'))).toContain(word);
    await press(/Agree and turn on autopay$/);
    await isHeaded('Autopay is on');
    for (const word of words) expect(readText(screen.getByRole('dialog'))).toContain(word);
    expect(readText(screen.getByRole('dialog'))).not.toContain('You don’t need to do anything else');
  });

  it('names every payment that is due before it begins', async () => {
    const days = ['2026-12-01', '2026-12-15', '2026-12-29', '2027-01-12'];
    const { choose, review, canAgree } = await openAutopay(
      aLoanOfInstalments(days, { frequency: 'BIWEEKLY' }),
    );
    await choose(/December\s29$/);
    await review();
    await canAgree();
    for (const date of ['December 1, 2026', 'December 15, 2026'])
      expect(readText(screen.getByRole('dialog'))).toContain(
        `$108.00 is due on ${date}, before autopay starts.`,
      );
  });

  it('says that it is paused where the platform keeps it so, and promises no payment', async () => {
    const { press, platform, isHeaded, submitButton, user } = await readyToEnrol();
    const { enrolInAutopay } = platform;
    platform.enrolInAutopay = (...asked) =>
      enrolInAutopay(...asked).map((autopay) => ({ ...autopay, drafts: [], pausedReason: 'HARDSHIP' }));
    await user.click(await submitButton());
    await isHeaded('Autopay is changed');
    const words = readText(screen.getByRole('dialog'));
    expect(words).toContain('Autopay is paused');
    expect(words).not.toMatch(/will be taken|December\s1|You don’t need to do anything else/);
    await press('Done');
  });

  it('says at the button what it agrees to, and sends nothing before that can be read', async () => {
    const { review, submitButton, canAgree, press, user, library, platform } = await openAutopay(
      aLoanToDraw(),
    );
    library.failNext(OFFLINE);
    await review();
    const button = await submitButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(platform.enrolments).toHaveLength(0);
    await press('Try again');
    expect(descriptionOf(await canAgree())).toEqual([
      'By selecting “Agree and turn on autopay”, you agree to these automatic payments and to the authorization below.',
    ]);
  });

  it.each([
    [
      'a double click',
      (button: HTMLElement) => [() => fireEvent.click(button), () => fireEvent.click(button)],
    ],
    [
      'Enter and a click',
      (button: HTMLElement) => [
        () => fireEvent.submit(button.closest('form') as HTMLFormElement),
        () => fireEvent.click(button),
      ],
    ],
  ])('is sent once by %s, and cannot be left meanwhile', async (_, pressesOf) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { dialog, submitButton, isHeaded, platform } = await readyToEnrol({ pace: () => held });
    for (const press of pressesOf(await submitButton())) press();
    expect((await submitButton()).getAttribute('aria-busy')).toBe('true');
    expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    release();
    await isHeaded('Autopay is on');
    expect(platform.enrolments).toHaveLength(1);
  });

  it('whose answer is lost is read back as done', async () => {
    const { submitButton, isHeaded, user, platform } = await readyToEnrol();
    platform.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
    await user.click(await submitButton());
    expect(await isHeaded('Autopay is on')).toBeTruthy();
    expect(platform.enrolments).toHaveLength(1);
  });

  it('says when the outcome is unknown, and checks again under the same key', async () => {
    let offline = false;
    const { dialog, submitButton, press, isHeaded, user, platform } = await readyToEnrol({
      prepare: (fake) => {
        const { readLoan } = fake;
        fake.readLoan = (...asked) => (offline ? errAsync(OFFLINE) : readLoan(...asked));
      },
    });
    offline = true;
    platform.orderFaults.queue({ kind: 'lost-after', failure: OFFLINE });
    await user.click(await submitButton());
    expect(await dialog.findByText('We don’t know yet whether autopay was saved')).toBeTruthy();
    expect(dialog.getByText(/^We didn’t get a clear answer\./)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Change/ })).toBeNull();
    offline = false;
    await press('Check again');
    await isHeaded('Autopay is on');
    expect(platform.enrolments).toHaveLength(1);
  });

  it('checks again as an enrolment, even when the loan is seen enrolled meanwhile', async () => {
    let unreadable = 0;
    const { submitButton, press, isHeaded, user, platform, dialog } = await readyToEnrol({
      prepare: (fake) => {
        const { readLoan } = fake;
        fake.readLoan = (...asked) => {
          unreadable -= 1;
          return unreadable >= 0 ? errAsync(OFFLINE) : readLoan(...asked);
        };
      },
    });
    // Each look after the lost answer fails, and the page's own reading right after them does not.
    unreadable = 4;
    platform.orderFaults.queue({ kind: 'lost-after', failure: OFFLINE });
    await user.click(await submitButton());
    await dialog.findByText('We don’t know yet whether autopay was saved');
    await screen.findByRole('button', { name: 'Manage autopay', hidden: true });
    await isHeaded('Review and enroll');
    await press('Check again');
    await isHeaded('Autopay is on');
    expect(platform.enrolments).toHaveLength(1);
  });

  it.each<[ServicingRefusal, RegExp, string]>([
    ['amount-out-of-range', /can’t take this amount/, 'Change the amount'],
    ['payment-date-not-allowed', /Autopay can’t begin on this date/, 'Change the date'],
    ['method-not-usable', /can’t use this payment method for autopay/, 'Choose another payment method'],
    ['method-declined', /Your bank declined the payment method/, 'Choose another payment method'],
    ['agreement-closed', /This loan is closed/, 'Close'],
    ['still-running', /We don’t know yet/, 'Check again'],
  ])('says %s in words and leads on', async (refusal, words, way) => {
    const { dialog, submitButton, user, platform } = await readyToEnrol();
    platform.orderFaults.queue({ kind: 'answered', failure: { kind: 'refused', refusal } });
    await user.click(await submitButton());
    expect(await dialog.findByText(words)).toBeTruthy();
    const button = dialog.getAllByRole('button', { name: way }).at(-1) as HTMLElement;
    await user.click(button);
    if (way === 'Close') expect(screen.queryByRole('dialog')).toBeNull();
    else if (way !== 'Check again')
      expect(await dialog.findByRole('heading', { name: 'Set up autopay' })).toBeTruthy();
    expect(platform.enrolments).toHaveLength(way === 'Check again' ? 1 : 0);
  });

  it('keeps what was typed over Back, a closed dialog and a forced sign-out', async () => {
    const { choose, typeAmount, review, press, user, dialog, sessions, router } = await openAutopay(
      aLoanToDraw(),
    );
    await choose(/A set amount/);
    await typeAmount('150.50');
    await review();
    await press('Back');
    expect((await dialog.findByRole('textbox', { name: 'Amount' })).getAttribute('value')).toBe('150.50');
    await press('Close');
    await user.click(screen.getByRole('button', { name: 'Set up autopay' }));
    expect(
      (await within(screen.getByRole('dialog')).findByRole('textbox', { name: 'Amount' })).getAttribute(
        'value',
      ),
    ).toBe('150.50');
    const session = sessions.current();
    if (!session) throw new Error('nobody is signed in');
    sessions.close('rejected');
    await router.navigate({ to: '/loans/closed' });
    sessions.open(session);
    await router.navigate({ to: '/loans/$loanId', params: { loanId: 'loan-1' } });
    // The dialog was open: it reopens, with what was typed.
    const again = await screen.findByRole('dialog');
    expect((await within(again).findByRole('textbox', { name: 'Amount' })).getAttribute('value')).toBe(
      '150.50',
    );
  });

  it('can be asked for again when its choices could not be read', async () => {
    const { press, dialog } = await openAutopay(aLoanToDraw(), { gatewayFailures: [OFFLINE] });
    await press('Try again');
    expect(await dialog.findByRole('radio', { name: /First Example Bank/ })).toBeTruthy();
  });
});

describe('the way to autopay', () => {
  it('is there for enrolled loans only, where it is not offered', async () => {
    const { user } = await openAutopay(anEnrolledLoan(), { flags: { autopay: false } });
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.keyboard('{Escape}');
  });
});

describe('in Canada', () => {
  const soon = aLoanToDraw();
  const dueSoon = {
    ...soon,
    schedule: soon.schedule.map((line, index) =>
      index === 0 ? { ...line, dueOn: day('2026-11-27') } : line,
    ),
  };
  const waiver = { name: 'Start sooner, without 10\u00a0days’ notice' };

  it('a buyer may give up the notice where autopay then begins with an earlier due day', async () => {
    const { dialog, user, drafts } = await openAutopay(dueSoon, { country: 'CA' });
    const box = await dialog.findByRole('checkbox', waiver);
    expect(drafts()[0]).toContain('January 4, 2027');
    await user.click(box);
    expect(drafts()[0]).toContain('November 27, 2026');
  });

  it('nobody is asked to give up a notice that there is time for, or that of a change', async () => {
    const enrolling = await openAutopay(aLoanToDraw(), { country: 'CA' });
    await enrolling.dialog.findByRole('radio', { name: /First Example Bank/ });
    expect(enrolling.dialog.queryByRole('checkbox', waiver)).toBeNull();
    cleanup();
    const enrolled = { ...dueSoon, autopayEnrolled: true, autopay: anEnrolledLoan({ drafts: [] }).autopay };
    const managing = await openAutopay(enrolled, { country: 'CA' });
    await managing.press('Change payment method');
    await managing.isHeaded('Change autopay');
    expect(managing.dialog.queryByRole('checkbox', waiver)).toBeNull();
    await managing.review();
    await managing.canAgree();
    expect(managing.dialog.queryByText(/before the first automatic payment/)).toBeNull();
    await managing.user.click(await managing.submitButton());
    await managing.isHeaded('Autopay is changed');
    expect(managing.platform.enrolments[0]?.enrolment).toMatchObject({
      startOn: '2026-11-27',
      preNotificationWaived: undefined,
    });
  });
});
