import { css } from '@emotion/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import type { MessageKey } from '../../intl/messages.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepControls } from '../../modal/step-controls.ts';
import { tokens } from '../../theme/tokens.ts';

/** That something was done, in one line beside its mark. */
export const SuccessLine = ({ children }: { readonly children: ReactNode }) => (
  <p css={line}>
    <CircleCheck size="2.5rem" aria-hidden="true" />
    <span>{children}</span>
  </p>
);

/** Why something was not done, or is not known to be: in specific texts, or as any call that failed. */
export type TroubleText = { readonly title: MessageKey } & (
  | { readonly texts: readonly MessageKey[]; readonly tone?: 'warning' }
  | { readonly failure: ComponentProps<typeof Failure>['failure'] }
);

/** A notice of why something was not done; read out when it appears. */
export const Trouble = ({ text }: { readonly text: TroubleText }) => {
  const t = useText();
  if ('failure' in text) return <Failure failure={text.failure} heading={t(text.title)} />;
  const { title, texts, tone = 'danger' } = text;
  return (
    <Notice tone={tone} heading={t(title)} announce>
      {texts.map((each) => (
        <p key={each}>{t(each)}</p>
      ))}
    </Notice>
  );
};

/** The one button of a step that can only be left: because all is `done`, or because nothing can be done in it. */
export const LeaveAction = ({ done = false }: { readonly done?: boolean }) => {
  const t = useText();
  const { close } = useStepControls();
  return (
    <ModalActions>
      <Button variant={done ? 'primary' : 'secondary'} wide onClick={close}>
        {t(done ? 'payment.success.done' : 'payment.unknown.close')}
      </Button>
    </ModalActions>
  );
};

const { color, size, space, weight } = tokens;
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: size.lead,
  fontWeight: weight.medium,
  '& svg': { flex: 'none', color: color.successText },
});
