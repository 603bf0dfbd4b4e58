import { css } from '@emotion/react';
import { NOTICE_DAYS } from '@member-portal/domain/autopay';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';

/** Canada: the notice that a buyer has before the first draft, and the way to give it up. */
export const NoticeWaiver = ({
  waived,
  onChange,
}: {
  readonly waived: boolean;
  readonly onChange: (waived: boolean) => void;
}) => {
  const t = useText();
  const days = { days: NOTICE_DAYS };
  return (
    <Notice heading={t('autopay.waiver.title')}>
      <p>{t('autopay.waiver.text', days)}</p>
      <div css={choice}>
        <Checkbox
          id="autopay-waiver"
          label={t('autopay.waiver', days)}
          checked={waived}
          onChange={onChange}
        />
      </div>
    </Notice>
  );
};

const choice = css({ marginBlockStart: tokens.space[3] });
