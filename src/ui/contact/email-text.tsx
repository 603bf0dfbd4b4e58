/** An e-mail address that wraps before its domain if necessary, not within a word. Any other text is unchanged. */
export const emailText = (email: string) => {
  const [name, ...domain] = email.split(/(?=@)/);
  return [name, <wbr key="@" />, domain];
};
