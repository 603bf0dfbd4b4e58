// A caller may cancel a call. An `AbortSignal` is a cancellation; this program creates one by hand.
import { type Cancellation, createCanceller } from '@member-portal/application/cancellation';

const search = (text: string, cancellation: Cancellation): void =>
  cancellation.addEventListener('abort', () => console.log(`no longer searching for ${text}`));

const { cancellation, cancel } = createCanceller();
search('oak', cancellation);
cancel(); // -> no longer searching for oak
console.log(cancellation.aborted); // -> true
