import type { KeyGenerator } from '@member-portal/application/ports';

/** Keys that count up; `prefix` keeps those of two tabs apart. */
export const fakeKeyGenerator = (prefix = 'key'): KeyGenerator => {
  let count = 0;
  return {
    nextKey: () => {
      count += 1;
      return `${prefix}-${count}`;
    },
  };
};
