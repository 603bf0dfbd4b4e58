// The answer to a write may be lost although the write succeeded: read it back instead of sending it again.
import { isLostAnswer, readBack } from '@member-portal/application/results';
import { errAsync, okAsync } from 'neverthrow';

const timeout = { kind: 'timeout' } as const;
console.log(isLostAnswer(timeout), isLostAnswer({ kind: 'not-found' })); // -> true false

const send = () => errAsync(timeout);
const found = await readBack(send(), () => okAsync('fr-ca'));
console.log(found.isOk() && found.value); // -> fr-ca

const unread = await readBack(send(), () => errAsync(timeout));
console.log(unread.isErr() && unread.error.kind); // -> unknown-outcome
