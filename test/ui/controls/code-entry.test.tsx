import {
  beginCodeEntry,
  type CodeEntryEvent,
  type CodeEntryState,
} from '@member-portal/application/flows/code-entry';
import { Clock } from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import type { Instant } from '@member-portal/domain/calendar';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CodeEntry, ResendCode } from '../../../src/ui/controls/CodeEntry.tsx';
import { ServicesProvider } from '../../../src/ui/services/ServicesProvider.tsx';
import { email } from '../../support/builders/a-buyer.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeTime, START } from '../../support/fakes/fake-time.ts';
import { readText } from '../support/read-text.ts';
import { showControl } from '../support/show-control.tsx';

const services = createServices([provide(Clock, fakeClock(fakeTime()))]);
const fresh: CodeEntryState<string> = beginCodeEntry({
  destination: { method: 'EMAIL', email: email('avery.stone@example.com') },
  sentAt: START,
});

const drawn = (entry: CodeEntryState<string>, sent: CodeEntryEvent[] = []) => (
  <CodeEntry
    id="account"
    state={entry}
    send={(event) => sent.push(event)}
    failureHeading="Not confirmed"
    failureText={(_, failure) => `${failure}, try again`}
  >
    <button type="submit">Confirm</button>
  </CodeEntry>
);

describe('the entry of a code', () => {
  it('sends what is typed, and that it is submitted', async () => {
    const sent: CodeEntryEvent[] = [];
    const { user } = await showControl(drawn({ ...fresh, typed: '12' }, sent));
    await user.type(screen.getByLabelText('Verification code'), '3');
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ kind: 'type-code', text: '123' }, { kind: 'submit-code' }]);
  });

  it.each([
    [{ kind: 'empty' }, /Enter the code/],
    [{ kind: 'invalid-code-format', length: 6 }, /6-digit/],
    [{ kind: 'expired', triesLeft: undefined }, /has expired\. Ask for a new one\.$/],
    [{ kind: 'expired', triesLeft: 2 }, /has expired\. Ask for a new one\. You have 2 tries left\.$/],
    [{ kind: 'wrong-code', triesLeft: undefined }, /isn’t right\.$/],
    [{ kind: 'wrong-code', triesLeft: 1 }, /isn’t right\. You have one try left\.$/],
  ] as const)('says %o beside the field and above the form', async (code, words) => {
    await showControl(drawn({ ...fresh, check: { attempt: 1, problems: { code } } }));
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    const line = within(summary).getByRole('link');
    expect(readText(line)).toMatch(words);
    const field = screen.getByLabelText('Verification code');
    expect(line.getAttribute('href')).toBe(`#${field.id}`);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('leads to the same problem each time it is found, and announces the same failure again', async () => {
    const failed = (attempt: number) =>
      drawn({ ...fresh, failure: 'No line', check: { attempt, problems: {} } });
    const refused = (attempt: number) =>
      drawn({ ...fresh, check: { attempt, problems: { code: { kind: 'empty' } } } });
    const { change } = await showControl(refused(1));
    screen.getByLabelText('Verification code').focus();
    change(refused(2));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    change(failed(3));
    const before = screen.getByRole('alert');
    expect(before.textContent).toContain('Not confirmedNo line, try again');
    change(failed(3));
    expect(screen.getByRole('alert')).toBe(before);
    change(failed(4));
    expect(screen.getByRole('alert')).not.toBe(before);
  });
});

describe('another code', () => {
  const sender = (delivery: Partial<CodeEntryState<string>['delivery']>, sent: CodeEntryEvent[] = []) => (
    <ServicesProvider services={services} loadSignedIn={async () => undefined}>
      <ResendCode
        state={{ ...fresh, sentAt: 0 as Instant, delivery: { ...fresh.delivery, ...delivery } }}
        send={(event) => sent.push(event)}
        failureText={(_, failure) => failure}
      />
    </ServicesProvider>
  );

  it('is asked for by a press, unless one is being sent', async () => {
    const sent: CodeEntryEvent[] = [];
    const { user, change } = await showControl(sender({}, sent));
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    change(sender({ sending: 'same' }, sent));
    await user.click(screen.getByRole('button'));
    expect(sent).toEqual([{ kind: 'resend-code' }]);
    change(sender({ sending: 'other-channel' }, sent));
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
  });

  it('is told once it was sent, and why it was not', async () => {
    const { change } = await showControl(sender({ resent: true, isEarlierGood: true }));
    expect(screen.getByText(/We sent you a new code.*The earlier one still works/)).toBeTruthy();
    change(sender({ resent: true, isEarlierGood: false }));
    expect(readText(screen.getByText(/We sent you a new code/))?.trim()).toBe('We sent you a new code.');
    change(sender({ failure: 'No line', attempt: 1 }));
    expect(screen.queryByText(/on its way/)).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('No line');
  });
});
