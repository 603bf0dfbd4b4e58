import type { DeliveryMethod, InvalidContact } from '@member-portal/domain/sign-in';
import { TextField } from '../controls/TextField.tsx';
import type { MessageKey } from '../intl/message-key.ts';
import { useText } from '../intl/use-text.ts';

/** What is wrong with an e-mail address or a mobile number. */
export const contactProblem = (method: DeliveryMethod, invalid: InvalidContact): MessageKey => {
  const word = method === 'EMAIL' ? 'email' : 'phone';
  return invalid.kind === 'empty' ? `signIn.${word}.empty` : `signIn.${word}.invalid`;
};

/** The field for an e-mail address or a mobile number, as browsers fill it in by themselves. */
export const ContactField = ({
  id,
  method,
  value,
  error,
  onChange,
}: {
  readonly id: string;
  readonly method: DeliveryMethod;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}) => {
  const t = useText();
  const native =
    method === 'EMAIL'
      ? ({ type: 'email', autoComplete: 'email', inputMode: 'email' } as const)
      : ({ type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' } as const);
  const word = method === 'EMAIL' ? 'email' : 'phone';
  return (
    <TextField
      {...native}
      id={id}
      name={word}
      label={t(`signIn.${word}.field`)}
      hint={t(`signIn.${word}.hint`)}
      value={value}
      error={error}
      onChange={onChange}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={254}
    />
  );
};
