import type { KeyGenerator } from '@member-portal/application/ports';

/** Keys that count up. */
export const fakeKeyGenerator = (): KeyGenerator => {
  let count = 0;
  return {
    nextKey: () => {
      count += 1;
      return `key-${count}`;
    },
  };
};
