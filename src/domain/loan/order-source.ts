/** Where an order was placed (specification, section 3). */
export const ORDER_SOURCES = ['INSTORE', 'VIRTUALCARD', 'BANK'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** What an order source is called (specification, section 3). Screens translate it; the key stays. */
export const ORDER_SOURCE_LABELS = {
  INSTORE: 'IN-STORE PURCHASE',
  VIRTUALCARD: 'VIRTUAL-CARD',
  BANK: 'BANK',
} as const satisfies Readonly<Record<OrderSource, string>>;
export type OrderSourceLabel = (typeof ORDER_SOURCE_LABELS)[OrderSource];
