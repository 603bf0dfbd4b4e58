import type { EmailAddress } from '@member-portal/domain/sign-in';

/** An e-mail address that goes on in a second line, where it must, at its domain and not within a word. */
export const EmailText = ({ email }: { readonly email: EmailAddress }) => {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};
