import FileSearch from 'lucide-react/icons/file-search';
import { useText } from '../intl/use-text.ts';
import { LinkButton } from './LinkButton.tsx';
import { PageHeading } from './PageHeading.tsx';
import { StatusPage } from './StatusPage.tsx';

/** What was asked for does not exist for this buyer; one way forward, to the loans. */
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
