import type { DeliveryMethod, InvalidContact } from '@member-portal/domain/sign-in';
import { TextField, type TextFieldProps } from '../controls/TextField.tsx';
import { type Text, useText } from '../intl/use-text.ts';

/** The name of an e-mail address or a mobile number in messages. */
export const contactWord = (method: DeliveryMethod) => (method === 'EMAIL' ? 'email' : 'phone');

/** What is wrong with an e-mail address or a mobile number. */
export const contactProblem = (t: Text, method: DeliveryMethod, { kind }: InvalidContact): string =>
  t(`signIn.${contactWord(method)}.${kind === 'empty' ? 'empty' : 'invalid'}`);

const AS_BROWSERS_FILL_IN = {
  EMAIL: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  SMS: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' },
} as const;

/** The field for an e-mail address or a mobile number. Label and hint are those of signing in unless others are given. */
export const ContactField = ({
  method,
  ...field
}: Omit<TextFieldProps, 'label'> & { readonly method: DeliveryMethod; readonly label?: string }) => {
  const t = useText();
  const word = contactWord(method);
  return (
    <TextField
      name={word}
      label={t(`signIn.${word}.field`)}
      hint={t(`signIn.${word}.hint`)}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={254}
      {...AS_BROWSERS_FILL_IN[method]}
      {...field}
    />
  );
};
