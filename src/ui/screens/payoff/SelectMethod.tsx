import type { PayoffEvent, PayoffState } from '@member-portal/application/flows/payoff';
import type { FormEvent } from 'react';
import { Button } from '../../controls/Button.tsx';
import { FactLine } from '../../controls/FactLine.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { stepParts } from '../../modal/step-parts.ts';
import { methodFacts, methodName } from '../../payment/method-words.ts';

const FIELD_ID = 'select-method';

/** One of the methods on file is chosen, or another added (specification, section 2: select existing payment method). */
export const SelectMethod = ({
  state: { methods, picked, check },
  send,
}: {
  readonly state: Extract<PayoffState, { readonly kind: 'selecting-method' }>;
  readonly send: (event: PayoffEvent) => void;
}) => {
  const t = useText();
  const none = methods.length === 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ kind: 'use-method' });
    if (!methods.some(({ id }) => id === picked)) document.getElementById(FIELD_ID)?.focus();
  };
  return (
    <form noValidate onSubmit={submit} css={stepParts}>
      {none ? (
        <Notice>{t('methods.select.none')}</Notice>
      ) : (
        <RadioCards
          id={FIELD_ID}
          legend={t('methods.select.legend')}
          hideLegend
          cards={methods.map((method) => ({
            value: method.id,
            label: methodName(t, method),
            detail: <FactLine facts={methodFacts(t, method)} />,
          }))}
          value={picked}
          onChange={(methodId) => send({ kind: 'pick-method', methodId })}
          error={check.problems.method ? t('methods.select.missing') : undefined}
        />
      )}
      <ModalActions>
        {none ? undefined : (
          <Button type="submit" wide>
            {t('methods.select.use')}
          </Button>
        )}
        <Button variant={none ? 'primary' : 'secondary'} wide onClick={() => send({ kind: 'add-method' })}>
          {t(none ? 'methods.add' : 'methods.addAnother')}
        </Button>
      </ModalActions>
    </form>
  );
};
