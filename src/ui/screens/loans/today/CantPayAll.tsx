import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { ExternalLink } from '../../../controls/ExternalLink.tsx';
import { useText } from '../../../intl/use-text.ts';
import { PhoneLine } from '../../../loan/PhoneLine.tsx';
import { useContactLink } from '../../../loan/use-contact-link.ts';
import { tokens } from '../../../theme/tokens.ts';

/** What there is for somebody who cannot pay all of it: less now, another day, and whom to talk to. */
export const CantPayAll = ({
  takesLess,
  onLess,
  onOtherDay,
}: {
  /** Whether the platform takes an amount of the borrower's own. */
  readonly takesLess: boolean;
  readonly onLess: () => void;
  readonly onOtherDay: () => void;
}) => {
  const t = useText();
  const id = useId();
  const contact = useContactLink();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t('today.cantPay')}
      </Button>
      <div id={id} hidden={!open} css={actions}>
        <p>{t('today.cantPay.owed')}</p>
        <div css={choices}>
          {takesLess ? (
            <Button variant="secondary" onClick={onLess}>
              {t('today.cantPay.less')}
            </Button>
          ) : undefined}
          <Button variant="secondary" onClick={onOtherDay}>
            {t('today.cantPay.otherDay')}
          </Button>
        </div>
        <PhoneLine />
        {contact ? (
          <p>
            <ExternalLink href={contact}>{t('loans.contact')}</ExternalLink>
          </p>
        ) : undefined}
      </div>
    </>
  );
};

const { color, corner, space } = tokens;
const choices = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
const actions = css({
  flexBasis: '100%',
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  padding: space[4],
  borderRadius: corner.control,
  backgroundColor: color.sunken,
  '&[hidden]': { display: 'none' },
});
