import FileSearch from 'lucide-react/icons/file-search';
import { useText } from '../intl/use-text.ts';
import { LinkButton } from './LinkButton.tsx';
import { PageHeading } from './PageHeading.tsx';
import { StatusPage } from './StatusPage.tsx';

/** The requested item does not exist for this buyer; links to the loans. */
export const NotFound = ({ title, text }: { readonly title: string; readonly text: string }) => {
  const t = useText();
  return (
    <StatusPage mark={FileSearch}>
      <PageHeading>{title}</PageHeading>
      <p>{text}</p>
      <LinkButton to="/loans/outstanding">{t('loan.notFound.back')}</LinkButton>
    </StatusPage>
  );
};
