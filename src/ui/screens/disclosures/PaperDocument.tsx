import { css } from '@emotion/react';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import { LazyDocument } from '../../documents/LazyDocument.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';

const print = (): void => window.print();

/** A document as it is set for paper, which only paper shows. It is printed as soon as its text is there. */
export const PaperDocument = ({ document }: { readonly document: DisclosureDocument }) => {
  const t = useText();
  const { dateLong } = useFormat();
  const { title, content, effectiveOn } = document;
  return (
    <div css={sheet} data-print="only">
      <p css={heading}>{title}</p>
      <p css={quiet}>{t('document.effective', { date: dateLong(effectiveOn) })}</p>
      <LazyDocument content={content} title={title} onSet={print} />
    </div>
  );
};

const { size, space, weight } = tokens;
const sheet = css({ '@media not print': { display: 'none' } });
const heading = css({ fontSize: size.page, fontWeight: weight.bold, lineHeight: 1.2 });
const quiet = css({ marginBlock: `${space[2]} ${space[5]}`, fontSize: size.small });
