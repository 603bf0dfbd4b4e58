import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBusinessDays } from '../../sandbox/calendar/business-day.ts';
import { dateText } from '../../sandbox/inbox/local-format.ts';
import { morePeople } from '../../sandbox/people/more-people.ts';
import { moneyText } from '../acceptance/language/texts.ts';
import { type LoopbackLender, startLoopbackLender } from '../support/reuse/loopback-lender.ts';
import { startTerminal, type TerminalSession } from '../support/reuse/terminal-session.ts';

const question = {
  where: 'Email or mobile number:',
  code: 'Code, or Enter for another address:',
  newEmail: 'New email, or Enter to go back:',
  loans: (count: number) =>
    `Number of a loan (1 to ${count}), c to change your email or mobile, or q to sign out:`,
  loan: 'p to pay, Enter for all loans, q to sign out:',
  loanThatAsksNothing: '\nEnter for all loans, q to sign out:',
  number: (count: number) => `Number (1 to ${count}), or Enter to go back:`,
} as const;

const numberOf = (said: string, name: string): string => {
  const found = new RegExp(`^ {2}(\\d+) {2}${name}`, 'm').exec(said);
  if (!found?.[1]) throw new Error(`no ${name} in\n${said}`);
  return found[1];
};

describe('the portal in a terminal', () => {
  let lender: LoopbackLender;
  beforeAll(async () => {
    lender = await startLoopbackLender();
  });
  beforeEach(() => lender.reset());
  afterAll(() => lender.close());

  const signsIn = async (terminal: TerminalSession, address: string): Promise<void> => {
    await terminal.isAsked(question.where);
    terminal.types(address);
    await terminal.isAsked(question.code);
    terminal.types(await lender.truth('northwind').newestCode(address));
  };

  /** Opens the first loan and goes as far as the consent to pay an amount; gives what the review says. */
  const reviews = async (
    terminal: TerminalSession,
    loans: number,
    amount: string,
    day = '',
  ): Promise<string> => {
    await terminal.isAsked(question.loans(loans));
    terminal.types('1');
    await terminal.isAsked(question.loan);
    terminal.types('p');
    const amounts = await terminal.isAsked(question.number(3));
    terminal.types(numberOf(amounts, 'Another amount'));
    await terminal.isAsked(':');
    terminal.types(amount);
    const methods = await terminal.isAsked(question.number(2));
    terminal.types(numberOf(methods, 'Visa'));
    await terminal.isAsked(`Enter for ${lender.truth('northwind').today()}:`);
    terminal.types(day);
    return terminal.isAsked(`pay $${amount}:`);
  };

  const averysLoans = async () => {
    const truth = lender.truth('northwind');
    const avery = await truth.borrower('Avery');
    const loans = await truth.loans(avery, 'outstanding');
    const [first] = loans;
    if (!first) throw new Error('Avery has no loan');
    return { truth, avery, loans, first };
  };

  it('changes the e-mail by a code to the new one, after one that is wrong', async () => {
    const { truth, avery, loans } = await averysLoans();
    const terminal = startTerminal(['--url', lender.urlOf('northwind')]);
    await signsIn(terminal, avery.email);
    await terminal.isAsked(question.loans(loans.length));
    terminal.types('c');
    terminal.types(numberOf(await terminal.isAsked(question.number(2)), 'Email'));
    await terminal.isAsked(question.newEmail);
    terminal.types('avery@');
    expect(await terminal.isAsked(question.newEmail)).toContain('neither an email address nor');
    terminal.types('avery.moved@example.com');
    await terminal.isAsked(question.code);
    const code = await truth.newestCode('avery.moved@example.com');
    terminal.types(code === '000000' ? '111111' : '000000');
    expect(await terminal.isAsked(question.code)).toContain('Tries left: 4.');
    terminal.types(code);
    expect(await terminal.isAsked(question.loans(loans.length))).toContain('The change is made.');
    expect((await truth.borrower('Avery')).email).toBe('avery.moved@example.com');
    terminal.types('q');
    await terminal.ends();
  });

  it('signs in by a code, shows the loans as they are, takes one payment and signs out', async () => {
    const { truth, avery, loans, first } = await averysLoans();
    const terminal = startTerminal(['--tenant', 'northwind', '--url', lender.urlOf('northwind')]);
    await signsIn(terminal, avery.email);
    const listed = await terminal.isAsked(question.loans(loans.length));
    const shown = loans.map(({ number, merchant, balance }) => [
      number,
      merchant,
      moneyText(balance, 'USD', 'en-us'),
    ]);
    expect(
      listed
        .split('\n')
        .filter((line) => /^ {2}\d/.test(line))
        .map((line) =>
          line
            .replace(/^ {2}\d+ {2}/, '')
            .split(' · ')
            .slice(0, 3),
        ),
    ).toEqual(shown);

    const review = await reviews(terminal, loans.length, '12.34');
    expect(review).toContain('Amount: $12.34');
    expect(review).toContain('Paid with: Visa');
    expect(review).toMatch(/you authorize Northwind to take \$12\.34 once/);
    terminal.types('yes');
    const after = await terminal.isAsked(question.loan);

    const [payment, ...others] = await truth.paymentsMade(first.id);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ amount: 1234, payOn: truth.today() });
    expect(after).toContain(`Your $12.34 payment is processing. Confirmation ${payment?.confirmation}.`);
    expect(after).toContain('Processing: $12.34 (Another amount) on');

    terminal.types('q');
    expect(await terminal.ends()).toMatchObject({
      code: 0,
      said: expect.stringContaining('You are signed out.'),
    });
  });

  it('calls a payment for a later day scheduled, not paid or processing', async () => {
    const { truth, avery, loans, first } = await averysLoans();
    const later = addBusinessDays(truth.today(), 2, 'US');
    const terminal = startTerminal(['--url', lender.urlOf('northwind')]);
    await signsIn(terminal, avery.email);
    await reviews(terminal, loans.length, '12.34', later);
    terminal.types('yes');
    const after = await terminal.isAsked(question.loan);

    const [payment] = await truth.paymentsMade(first.id);
    expect(payment).toMatchObject({ amount: 1234, payOn: later });
    const day = dateText('en-us', later);
    expect(after).toContain(
      `Your $12.34 payment is scheduled for ${day}. Confirmation ${payment?.confirmation}.`,
    );
    expect(after).toContain(`Scheduled: $12.34 (Another amount) on ${day}`);
    expect(after).not.toMatch(/Paid \$|Processing: \$12\.34|is processing/);
  });

  it('pays nothing without consent', async () => {
    const { truth, avery, loans, first } = await averysLoans();
    const terminal = startTerminal(['--url', lender.urlOf('northwind')]);
    await signsIn(terminal, avery.email);
    await reviews(terminal, loans.length, '12.34');
    terminal.types('y');
    expect(await terminal.isAsked(question.loan)).toContain('Nothing was paid.');
    terminal.types('p');
    terminal.types(numberOf(await terminal.isAsked(question.number(3)), 'Another amount'));
    await terminal.isAsked(':');
    terminal.types('999999');
    terminal.types(numberOf(await terminal.isAsked(question.number(2)), 'Visa'));
    await terminal.isAsked(`Enter for ${truth.today()}:`);
    terminal.types('yesterday');
    expect(await terminal.isAsked(':')).toMatch(/cannot be paid[\s\S]*cannot be made on that day/);
    terminal.types('');
    expect(await terminal.isAsked(question.loan)).toContain('Nothing was paid.');
    expect(await truth.paymentsMade(first.id)).toEqual([]);
    terminal.leaves();
    expect(await terminal.ends()).toMatchObject({
      code: 0,
      said: expect.stringContaining('You are signed out.'),
    });
  });

  it('tells of a payment whose answer was lost, and makes it once', async () => {
    const { truth, avery, loans, first } = await averysLoans();
    const terminal = startTerminal(['--url', lender.urlOf('northwind')]);
    await signsIn(terminal, avery.email);
    await reviews(terminal, loans.length, '43.21');
    lender.loseNextPaymentAnswer();
    terminal.types('yes');
    const after = await terminal.isAsked(question.loan);
    expect(lender.answersLost()).toBe(1);
    const payments = await truth.paymentsMade(first.id);
    expect(payments.map(({ amount }) => amount)).toEqual([4321]);
    expect(after).toContain(`Your $43.21 payment is processing. Confirmation ${payments[0]?.confirmation}.`);
  });

  it('turns autopay on and off again, and pays a loan off by its quote', async () => {
    const { truth, avery, loans } = await averysLoans();
    const index = loans.findIndex(({ autopay, source }) => !autopay && source !== 'VIRTUALCARD');
    const loan = loans[index];
    if (!loan) throw new Error('Avery has no loan that can be paid off');
    const terminal = startTerminal(['--url', lender.urlOf('northwind')]);
    await signsIn(terminal, avery.email);
    await terminal.isAsked(question.loans(loans.length));
    terminal.types(String(index + 1));
    await terminal.isAsked(question.loan);
    terminal.types('a');
    const methods = await terminal.isAsked('or Enter to go back:');
    terminal.types(numberOf(methods, 'Visa'));
    await terminal.isAsked('accept the authorization:');
    expect((await truth.autopay(avery, loan.id)).enrolled).toBe(false);
    terminal.types('yes');
    expect(await terminal.isAsked(question.loan)).toContain('Autopay is on.');
    expect((await truth.autopay(avery, loan.id)).enrolled).toBe(true);
    terminal.types('a');
    const wishes = await terminal.isAsked('or Enter to go back:');
    terminal.types(numberOf(wishes, 'Turn it off'));
    await terminal.isAsked('turn autopay off:');
    terminal.types('yes');
    expect(await terminal.isAsked(question.loan)).toContain('Autopay is off.');
    expect((await truth.autopay(avery, loan.id)).enrolled).toBe(false);

    terminal.types('o');
    const quoted = await terminal.isAsked('or Enter to go back:');
    expect(quoted).toMatch(/Paying the loan off costs \$/);
    terminal.types(numberOf(quoted, 'Visa'));
    await terminal.isAsked(':');
    expect(await truth.paymentsMade(loan.id)).toEqual([]);
    terminal.types('yes');
    const after = await terminal.isAsked(question.loanThatAsksNothing);
    const [payment] = await truth.paymentsMade(loan.id);
    expect(after).toMatch(/Your \$[\d,.]+ payment is processing\./);
    expect(after).toContain(`Confirmation ${payment?.confirmation}.`);
    expect(after).not.toMatch(/Next payment|To come/);
  });

  it.each(['Kendall', 'Lennox'])(
    'shows %s, who is blocked, nothing but how to get in touch',
    async (name) => {
      await lender.reset(morePeople().filter(({ givenName }) => givenName === name));
      const truth = lender.truth('northwind');
      const blocked = await truth.borrower(name);
      const [loan] = await truth.loans(blocked, 'outstanding');
      const terminal = startTerminal(['--url', lender.urlOf('northwind')]);
      await signsIn(terminal, blocked.email);
      const { said, code } = await terminal.ends();
      expect(code).toBe(0);
      expect(said).toContain('This account isn’t available online\nPlease contact us about this account.');
      expect(said).toContain('Call us at 1-800-555-0142: Monday to Friday');
      expect(said).toContain('You are signed out.');
      expect(loan).toBeDefined();
      expect(said).not.toMatch(new RegExp(`Your loans|${loan?.number}|${loan?.merchant}`));
    },
  );

  it('ends where its input does, also before the next question', async () => {
    const { avery } = await averysLoans();
    const terminal = startTerminal(['--url', lender.urlOf('northwind')]);
    await terminal.isAsked(question.where);
    terminal.types(avery.email);
    terminal.leaves();
    const begun = Date.now();
    expect(await terminal.ends()).toMatchObject({ code: 0, said: expect.stringContaining('We sent a code') });
    expect(Date.now() - begun).toBeLessThan(10_000);
  });

  it('explains invalid input, and continues', async () => {
    const { avery } = await averysLoans();
    const terminal = startTerminal(['--url', lender.urlOf('northwind')]);
    await terminal.isAsked(question.where);
    terminal.types('nobody');
    expect(await terminal.isAsked(question.where)).toContain('neither an email address nor');
    terminal.types(avery.email);
    await terminal.isAsked(question.code);
    const right = await lender.truth('northwind').newestCode(avery.email);
    terminal.types('12');
    expect(await terminal.isAsked(question.code)).toContain('The code has 6 digits.');
    terminal.types(right === '111111' ? '222222' : '111111');
    expect(await terminal.isAsked(question.code)).toMatch(/Tries left: \d+\./);
    terminal.types(right);
    expect(await terminal.isAsked('or q to sign out:')).toContain('You are signed in.');
    terminal.types('99');
    expect(await terminal.isAsked('or q to sign out:')).toContain('Please type a number');
  });

  it('speaks French where the lender does and the visitor prefers it', async () => {
    const truth = lender.truth('maple');
    const avery = await truth.borrower('Avery');
    const terminal = startTerminal(['--tenant', 'maple', '--url', lender.urlOf('maple')], 'fr_CA.UTF-8');
    await terminal.isAsked('Courriel ou numéro de cellulaire :');
    terminal.types(avery.email);
    await terminal.isAsked('Code, ou Entrée pour une autre adresse :');
    terminal.types(await truth.newestCode(avery.email));
    const [first] = await truth.loans(avery, 'outstanding');
    const listed = await terminal.isAsked('ou q pour fermer la session :');
    expect(listed).toContain('Vos prêts');
    expect(listed).toContain(
      moneyText(first?.balance ?? 0, 'CAD', 'fr-ca').replaceAll(/[\u00a0\u202f]/g, ' '),
    );
  });

  it.each([
    [['--url', 'http://127.0.0.1:1'], 1, 'Nothing answers at http://127.0.0.1:1'],
    [['--colour', 'red'], 2, 'npm run terminal -- [--tenant northwind]'],
    [['--url', 'mailto:avery@example.com'], 2, 'npm run terminal -- [--tenant northwind]'],
  ])('says in one line why it cannot begin (%s)', async (args, code, words) => {
    const ended = await startTerminal(args).ends();
    expect(ended.code).toBe(code);
    expect(ended.said).toContain(words);
    expect(ended.said.trim().split('\n')).toHaveLength(1);
  });

  it('refuses the address of another lender', async () => {
    const ended = await startTerminal(['--tenant', 'harbour', '--url', lender.urlOf('northwind')]).ends();
    expect(ended).toMatchObject({ code: 1, said: expect.stringContaining('is the address of northwind') });
  });
});
