import type { SessionEnds } from '@member-portal/application/ports';

export interface FakeSessionEnds extends SessionEnds {
  /** How often an end was marked. */
  marks(): number;
}

export const fakeSessionEnds = (): FakeSessionEnds => {
  let marks = 0;
  return {
    mark: () => {
      marks += 1;
    },
    marks: () => marks,
  };
};
