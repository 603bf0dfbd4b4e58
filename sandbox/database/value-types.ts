import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
/** Cents and epoch milliseconds stay within safe integers; days stay text. */
const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  [INT8]: Number,
  [DATE]: (value) => value,
};

/** How values of the database are read, on every connection. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ??
    (format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid)),
};
