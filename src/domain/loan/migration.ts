/** The source of a loan that was carried over from the lender's earlier system (specification, section 3). */
export const MIGRATION_SOURCE = 'MIGRATED_FROM_CLASSIC';

/** Whether a loan was carried over, by its source. */
export const isMigrated = (source: string | undefined): boolean => source === MIGRATION_SOURCE;
