// Stores in memory, for programs without a browser: what a page keeps in its storage lasts as long as the program runs.
import { createMemorySessionStore } from '@member-portal/application/memory';
import { aSession } from '../../test/support/builders/a-session.ts';
import { START } from '../../test/support/fakes/fake-time.ts';

const sessions = createMemorySessionStore();
sessions.subscribe(({ kind }) => console.log(kind, sessions.current()?.buyerId));

sessions.open(aSession(START)); // -> opened buyer-avery
sessions.close('signed-out'); // -> closed undefined
