import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fakeLayout } from './fake-layout.ts';
import { findLabelsQuickly } from './quick-labels.ts';
import { computeNoCascade } from './visible-style.ts';

// Code that loads late takes its time on a busy machine; the default of a second is not about the portal.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  // The testing library does this by itself only where the test functions are global.
  cleanup();
  // Each portal has its own style elements; those of earlier ones would make every walk of the document longer.
  const styles = globalThis.document?.head.querySelectorAll('style[data-emotion^="mp"]') ?? [];
  for (const style of styles) style.remove();
});

computeNoCascade();
fakeLayout();
findLabelsQuickly();
