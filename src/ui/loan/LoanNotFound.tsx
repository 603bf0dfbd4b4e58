import { NotFound } from '../controls/NotFound.tsx';
import { useText } from '../intl/use-text.ts';

/** The buyer has no such loan; does not reveal whether another buyer has. */
export const LoanNotFound = () => {
  const t = useText();
  return <NotFound title={t('loan.notFound.title')} text={t('loan.notFound.text')} />;
};
