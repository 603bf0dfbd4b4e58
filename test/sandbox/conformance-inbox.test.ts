import { expect, test } from 'vitest';
import { newestCode } from '../../conformance/inbox.ts';

const inboxOf = (text: string) => ({ url: `data:text/plain,${encodeURIComponent(text)}` });

test.each([
  ['an inbox as JSON, whatever digits ids have', '{"id":"a746123f-8d95","at":1774612345,"code":"436896"}'],
  ['a text message', 'Your code is 436896. It works for 10 minutes.'],
  ['a code with the sender’s letter before it', 'G-436896 is your code'],
])('a code is read from %s', async (_, text) => {
  expect(await newestCode(inboxOf(text), 'avery@example.com')).toBe('436896');
});

test('a code that an inbox held before is returned only where no other arrives', async () => {
  const same = inboxOf('Your code is 436896.');
  expect(await newestCode(same, 'avery@example.com', '111111')).toBe('436896');
  expect(await newestCode(same, 'avery@example.com', '436896')).toBe('436896');
});
