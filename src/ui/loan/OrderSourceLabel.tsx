import type { OrderSource } from '@member-portal/domain/loan';
import { StatusChip } from '../controls/StatusChip.tsx';
import { useText } from '../intl/use-text.ts';

/** Where an order was placed: a chip for a purchase in a store or by virtual card, words for a bank loan (specification, section 3). */
export const OrderSourceLabel = ({ source }: { readonly source: OrderSource }) => {
  const text = useText()(`loans.source.${source}`);
  return source === 'BANK' ? <span>{text}</span> : <StatusChip style="VIRTUAL-CARD" text={text} />;
};
