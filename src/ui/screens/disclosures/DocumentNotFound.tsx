import { NotFound } from '../../controls/NotFound.tsx';
import { useText } from '../../intl/use-text.ts';

/** There is no such document for this buyer, or no such kind of document. */
export const DocumentNotFound = () => {
  const t = useText();
  return <NotFound title={t('disclosure.notFound.title')} text={t('disclosure.notFound.text')} />;
};
