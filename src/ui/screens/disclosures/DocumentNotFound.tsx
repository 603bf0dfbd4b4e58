import { css } from '@emotion/react';
import FileSearch from 'lucide-react/icons/file-search';
import { LinkButton } from '../../controls/LinkButton.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';

/** There is no such document for this buyer, or no such kind of document. */
export const DocumentNotFound = () => {
  const t = useText();
  return (
    <section css={room}>
      <FileSearch size={44} strokeWidth={1.5} aria-hidden="true" />
      <PageHeading>{t('disclosure.notFound.title')}</PageHeading>
      <p css={words}>{t('disclosure.notFound.text')}</p>
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
