import { css } from '@emotion/react';
import FileSearch from 'lucide-react/icons/file-search';
import { useText } from '../intl/use-text.ts';
import { tokens } from '../theme/tokens.ts';
import { LinkButton } from './LinkButton.tsx';
import { PageHeading } from './PageHeading.tsx';

/** What was asked for does not exist for this buyer; one way forward, to the loans. */
export const NotFound = ({ title, text }: { readonly title: string; readonly text: string }) => {
  const t = useText();
  return (
    <section css={room}>
      <FileSearch size={44} strokeWidth={1.5} aria-hidden="true" />
      <PageHeading>{title}</PageHeading>
      <p css={words}>{text}</p>
      <LinkButton to="/loans/outstanding">{t('loan.notFound.back')}</LinkButton>
    </section>
  );
};

const { color, space, width } = tokens;
const room = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  paddingBlock: space[8],
  textAlign: 'center',
  '& > svg': { color: color.textQuiet },
});
const words = css({ margin: 0, maxWidth: width.text, color: color.textQuiet, textWrap: 'balance' });
