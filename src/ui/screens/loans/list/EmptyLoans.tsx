import { css } from '@emotion/react';
import type { LoanSegment } from '@member-portal/domain/loan';
import { LinkButton } from '../../../controls/LinkButton.tsx';
import { useText } from '../../../intl/use-text.ts';
import { EmptyDrawing } from '../../../loan/EmptyDrawing.tsx';
import { centred, text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';

const OTHER = {
  outstanding: { text: 'loans.empty.closed', to: '/loans/closed' },
  closed: { text: 'loans.closed.empty.outstanding', to: '/loans/outstanding' },
} as const;

/** An empty list of loans: what will appear here, and a link to the other list. */
export const EmptyLoans = ({ segment }: { readonly segment: LoanSegment }) => {
  const t = useText();
  const isClosed = segment === 'closed';
  return (
    <section css={spaced}>
      <EmptyDrawing />
      <h2 css={text.heading}>{t(isClosed ? 'loans.closed.empty.title' : 'loans.empty.title')}</h2>
      <p css={words}>{t(isClosed ? 'loans.closed.empty.text' : 'loans.empty.text')}</p>
      <LinkButton variant="secondary" to={OTHER[segment].to}>
        {t(OTHER[segment].text)}
      </LinkButton>
    </section>
  );
};

const { color, space, width } = tokens;
const spaced = css(centred(3), { padding: `${space[8]} ${space[4]}` });
const words = css({ maxWidth: width.text, color: color.textQuiet, textWrap: 'balance' });
