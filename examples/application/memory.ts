// Stores in memory, for programs without a browser: what a page keeps in its storage lasts as long as the program runs.
import { createMemorySessionStore } from '@member-portal/application/memory';
import { averysSession } from '../support/a-buyer.ts';

const sessions = createMemorySessionStore();
sessions.subscribe(({ kind }) => console.log(kind, sessions.current()?.buyerId));

sessions.open(averysSession); // -> opened buyer-1
sessions.close('signed-out'); // -> closed undefined
