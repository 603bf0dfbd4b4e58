/** Where an order was placed (specification, section 3). */
export const ORDER_SOURCES = ['INSTORE', 'VIRTUALCARD', 'BANK'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];
