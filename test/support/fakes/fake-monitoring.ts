import type { LogFields, Monitoring } from '@member-portal/application/ports';

export interface FakeMonitoring extends Monitoring {
  readonly errors: readonly { readonly error: unknown; readonly context: LogFields }[];
  readonly timings: readonly { readonly name: string; readonly milliseconds: number }[];
}

export const fakeMonitoring = (): FakeMonitoring => {
  const errors: { error: unknown; context: LogFields }[] = [];
  const timings: { name: string; milliseconds: number }[] = [];
  return {
    errors,
    timings,
    reportError: (error, context) => {
      errors.push({ error, context });
    },
    addTiming: (name, milliseconds) => {
      timings.push({ name, milliseconds });
    },
  };
};
