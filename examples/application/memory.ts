// Stores in memory, for programs without a browser: data that a page keeps in storage lasts until the program ends.
import { createMemorySessionStore } from '@member-portal/application/memory';
import { aSession } from '../../test/support/builders/a-session.ts';
import { START } from '../../test/support/fakes/fake-time.ts';

const sessions = createMemorySessionStore();
sessions.subscribe(({ kind }) => console.log(kind, sessions.current()?.buyerId));

sessions.open(aSession(START)); // -> opened buyer-avery
sessions.close('signed-out'); // -> closed undefined
