import type { AutopayEvent, AutopayField, AutopayState } from '@member-portal/application/flows/autopay';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Button } from '../../controls/Button.tsx';
import { DefinitionList } from '../../controls/DefinitionList.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { AutopayPaused } from '../../loan/AutopayPaused.tsx';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepControls } from '../../modal/step-controls.ts';
import { stepParts } from '../../modal/step-parts.ts';
import { methodName } from '../../payment/method-words.ts';
import { DraftList } from './DraftList.tsx';

/** Autopay as it is now: each line with the way to change it, what it draws next and until when that can be changed. */
export const ManageAutopay = ({
  state: { form, drafts, movable },
  send,
}: {
  readonly state: Extract<AutopayState, { readonly kind: 'standing' }>;
  readonly send: (event: AutopayEvent) => void;
}) => {
  const t = useText();
  const format = useFormat();
  const { close } = useStepControls();
  const { loan, current } = form.options;
  const { autopay } = loan;
  const next = drafts.find(({ lastChangeOn }) => lastChangeOn !== undefined);
  const change = (field: AutopayField) => (
    <ActionLink aria-label={t(`autopay.change.${field}`)} onClick={() => send({ kind: 'change', field })}>
      {t('payment.review.change')}
    </ActionLink>
  );
  const type = autopay.amountType;
  const standing =
    type === 'INSTALLMENT' || type === 'OTHER' || type === 'OUTSTANDING_BALANCE' ? type : undefined;
  return (
    <div css={stepParts}>
      <WhichLoan loan={loan} />
      {autopay.pausedReason !== undefined ? <AutopayPaused reason={autopay.pausedReason} /> : undefined}
      <DefinitionList
        items={[
          {
            term: t('autopay.fact.amount'),
            value: autopay.amount
              ? format.money(autopay.amount)
              : standing
                ? t(`autopay.amountType.${standing}`)
                : t('autopay.fact.unknown'),
            action: change('amountType'),
          },
          { term: t('autopay.fact.frequency'), value: t(`autopay.frequency.short.${loan.frequency}`) },
          {
            term: t('autopay.fact.method'),
            value: current ? methodName(t, current) : t('autopay.fact.unknown'),
            action: change('method'),
          },
          ...(next
            ? [
                {
                  term: t(next === drafts[0] ? 'autopay.fact.nextDraft' : 'autopay.fact.next'),
                  value: format.dateLong(next.on),
                  ...(movable ? { action: change('start') } : {}),
                },
              ]
            : []),
          ...(autopay.since
            ? [{ term: t('autopay.fact.since'), value: format.dateLong(autopay.since) }]
            : []),
        ]}
      />
      {next?.lastChangeOn ? (
        <p>
          {t('autopay.manage.lastChange', {
            date: format.dateLong(next.lastChangeOn),
            draft: format.dateLong(next.on),
          })}
        </p>
      ) : undefined}
      <DraftList heading={t('autopay.drafts.title')} drafts={drafts} />
      <ModalActions>
        <Button wide onClick={close}>
          {t('payment.success.done')}
        </Button>
        <Button variant="secondary" wide onClick={() => send({ kind: 'turn-off' })}>
          {t('autopay.turnOff')}
        </Button>
      </ModalActions>
    </div>
  );
};
