import { css } from '@emotion/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import type { MessageKey } from '../../intl/messages.ts';
import { useText } from '../../intl/use-text.ts';
import { PhoneLine } from '../../loan/PhoneLine.tsx';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepControls } from '../../modal/step-controls.ts';
import { row, stack, text } from '../../theme/styles.ts';
import { tokens } from '../../theme/tokens.ts';

/** A confirmation on one line, with an icon. */
export const SuccessLine = ({ children }: { readonly children: ReactNode }) => (
  <p css={line}>
    <CircleCheck size="2.5rem" aria-hidden="true" />
    <span>{children}</span>
  </p>
);

/** The texts for a failed or unknown outcome: specific ones, or those of any failed call. */
export type TroubleText = { readonly title: MessageKey } & (
  | { readonly texts: readonly MessageKey[]; readonly tone?: 'warning' }
  | { readonly failure: ComponentProps<typeof Failure>['failure'] }
);

/** Why something was not done, announced when it appears, and the lender's phone. `noInput`: for a command without a form. */
export const Trouble = ({ text, noInput }: { readonly text: TroubleText; readonly noInput?: true }) => {
  const t = useText();
  return (
    <div css={stack(3)}>
      {'failure' in text ? (
        <Failure failure={text.failure} heading={t(text.title)} noInput={noInput} />
      ) : (
        <Notice tone={text.tone ?? 'danger'} heading={t(text.title)} announce>
          {text.texts.map((each) => (
            <p key={each}>{t(each)}</p>
          ))}
        </Notice>
      )}
      <PhoneLine />
    </div>
  );
};

/** The only button of a final step: it is `done`, or nothing can be done in it but call the lender. */
export const LeaveAction = ({ done = false }: { readonly done?: boolean }) => {
  const t = useText();
  const { close } = useStepControls();
  return (
    <>
      {!done && <PhoneLine />}
      <ModalActions>
        <Button variant={done ? 'primary' : 'secondary'} wide onClick={close}>
          {t(done ? 'payment.success.done' : 'payment.unknown.close')}
        </Button>
      </ModalActions>
    </>
  );
};

const { color } = tokens;
const line = css(row(3), text.lead, text.medium, {
  flexWrap: 'nowrap',
  '& svg': { flex: 'none', color: color.successText },
});
