import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fakeLayout } from './fake-layout.ts';
import { computeNoCascade } from './visible-style.ts';

// Code that loads late takes its time on a busy machine; the default of a second is not about the portal.
configure({ asyncUtilTimeout: 30_000 });

// The testing library does this by itself only where the test functions are global.
afterEach(cleanup);

computeNoCascade();
fakeLayout();
