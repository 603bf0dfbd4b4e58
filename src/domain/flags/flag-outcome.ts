/** The outcome of evaluating one flag (specification, section 8). */
export type FlagOutcome =
  | 'result'
  | 'disabled'
  | 'no-result-for-context'
  | 'flag-not-found'
  | 'flag-deleted'
  | 'unexpected';

/** The outcome of evaluating all flags with a tag (specification, section 8). */
export type BulkFlagOutcome = 'result' | 'bad-request' | 'tag-not-found' | 'unexpected';

/** The outcome of a single evaluation, by response status. */
export const flagOutcomeOf = (status: number): FlagOutcome => {
  switch (status) {
    case 200:
      return 'result';
    case 204:
      return 'disabled';
    case 400:
      return 'no-result-for-context';
    case 404:
      return 'flag-not-found';
    case 410:
      return 'flag-deleted';
    default:
      return 'unexpected';
  }
};

/** The outcome of a bulk evaluation, by response status. */
export const bulkFlagOutcomeOf = (status: number): BulkFlagOutcome => {
  switch (status) {
    case 200:
      return 'result';
    case 400:
      return 'bad-request';
    case 404:
      return 'tag-not-found';
    default:
      return 'unexpected';
  }
};
