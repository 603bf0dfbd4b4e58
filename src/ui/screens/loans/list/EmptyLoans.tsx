import { css } from '@emotion/react';
import type { LoanSegment } from '@member-portal/domain/loan';
import { LinkButton } from '../../../controls/LinkButton.tsx';
import { useText } from '../../../intl/use-text.ts';
import { EmptyDrawing } from '../../../loan/EmptyDrawing.tsx';
import { tokens } from '../../../theme/tokens.ts';

/** A list without loans: what will stand here, and where the others are. */
export const EmptyLoans = ({ segment }: { readonly segment: LoanSegment }) => {
  const t = useText();
  const outstanding = segment === 'outstanding';
  return (
    <section css={spaced}>
      <EmptyDrawing />
      <h2 css={title}>{t(outstanding ? 'loans.empty.title' : 'loans.closed.empty.title')}</h2>
      <p css={words}>{t(outstanding ? 'loans.empty.text' : 'loans.closed.empty.text')}</p>
      <LinkButton variant="secondary" to={outstanding ? '/loans/closed' : '/loans/outstanding'}>
        {t(outstanding ? 'loans.empty.closed' : 'loans.closed.empty.outstanding')}
      </LinkButton>
    </section>
  );
};

const { color, size, space, weight, width } = tokens;
const spaced = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  padding: `${space[8]} ${space[4]}`,
  textAlign: 'center',
});
const title = css({ fontSize: size.heading, fontWeight: weight.bold });
const words = css({ maxWidth: width.text, color: color.textQuiet, textWrap: 'balance' });
