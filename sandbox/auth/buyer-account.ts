/** The key under which guesses at a buyer are counted, for all channels. */
export const buyerAccount = (tenant: string, buyerId: string): string => `${tenant}:buyer:${buyerId}`;
