import { NotFound } from '../controls/NotFound.tsx';
import { useText } from '../intl/use-text.ts';

/** There is no such loan for this buyer; does not reveal whether it is another's. */
export const LoanNotFound = () => {
  const t = useText();
  return <NotFound title={t('loan.notFound.title')} text={t('loan.notFound.text')} />;
};
