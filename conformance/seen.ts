/** What the portal shows if a call gets no usable answer, for any call. */
export const SEEN = {
  late: '“This is taking longer than it should.”',
  unreachable: '“We couldn’t reach our service.”',
  unreadable: '“We got an answer that we couldn’t read.”',
  /** The same for calls that move money. */
  money:
    '“We don’t know yet whether your payment went through”, until the loan or its history shows the payment.',
  flags:
    'Nothing of the failure itself: the last known feature flags hold. Where none are known, what only a flag switches on is missing, such as cancelling a scheduled payment.',
  signedOut: 'Nobody can sign in.',
  left: 'A payment, autopay or another change that they did not make.',
} as const;

/** What the portal shows if a call fails, where that does not depend on the failure. */
export const seenOfCall = ({
  isMoney = false,
  isFlags = false,
}: {
  readonly isMoney?: boolean;
  readonly isFlags?: boolean;
}): string | undefined => {
  if (isMoney) return SEEN.money;
  return isFlags ? SEEN.flags : undefined;
};

const BY_STATUS: Readonly<Record<number, string>> = {
  502: '“A system between you and our service failed.”',
  503: '“Our service is busy or being updated.”',
  504: '“Our service took too long to answer.”',
};

/** What the portal shows for a status that no check expects; undefined where that depends on the check. */
export const seenOfStatus = (status: number): string | undefined =>
  status < 500 ? undefined : (BY_STATUS[status] ?? '“Our service can’t answer right now.”');
