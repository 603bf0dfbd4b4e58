import { ReadBuyer } from '@member-portal/application/account';
import { AdoptLanguage } from '@member-portal/application/language';
import type { Buyer } from '@member-portal/domain/buyer';
import { useEffect, useState } from 'react';
import { useService } from '../services/ServicesProvider.tsx';
import { useRead } from '../services/use-read.ts';
import { FollowChoice } from './FollowChoice.tsx';

/**
 * Follows a change of language that was made in another tab, and the language on the buyer's record where this browser
 * remembers no choice (specification, section 5).
 */
export const FollowLanguage = () => {
  const language = useService(AdoptLanguage);
  const readBuyer = useService(ReadBuyer);
  const [isOpen] = useState(() => language.isOpen());
  const buyer = useRead({ read: 'buyer' }, readBuyer, undefined, isOpen);
  const record = buyer.state === 'ready' ? buyer.value : undefined;
  const [adopted, setAdopted] = useState<Buyer>();
  useEffect(() => {
    if (!isOpen || !record) return;
    language.adopt(record);
    setAdopted(record);
  }, [language, isOpen, record]);
  // What was adopted is looked at anew: no other tab tells of it.
  return <FollowChoice key={adopted?.id} />;
};
