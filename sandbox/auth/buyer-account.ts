/** The key under which guesses at a buyer are counted, by whatever channel they are made. */
export const buyerAccount = (tenant: string, buyerId: string): string => `${tenant}:buyer:${buyerId}`;
