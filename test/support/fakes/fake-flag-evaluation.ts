import type { FlagEvaluation } from '@member-portal/application/ports';

export interface FakeFlagEvaluation extends FlagEvaluation {
  /** The flags of the service by camel-case name; undefined while it is away. */
  flags: Readonly<Record<string, boolean>> | undefined;
  readonly asked: readonly string[];
}

export const fakeFlagEvaluation = (flags: Readonly<Record<string, boolean>> = {}): FakeFlagEvaluation => {
  const asked: string[] = [];
  const service: FakeFlagEvaluation = {
    flags,
    asked,
    evaluateAll: async () => {
      asked.push('all');
      return service.flags;
    },
    evaluate: async (name) => {
      asked.push(name);
      const enabled = service.flags?.[name];
      return enabled === undefined ? undefined : { enabled };
    },
  };
  return service;
};
