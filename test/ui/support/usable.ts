import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a button can be pressed, and gives it. */
export const usable = async (find: () => HTMLElement): Promise<HTMLElement> => {
  await waitFor(() => expect(find().getAttribute('aria-disabled')).toBeNull());
  return find();
};
