/** Each event's meaning and what to do about it, for the operators' page. The rest of the catalogue is read from the code. */
export const LOG_MEANINGS = {
  portal: {
    'call failed': [
      'A call to platform, gateway or documents ended without an answer that could be used. `error`: a 5xx, no answer, or one that breaks the contract (`path`, `expected`, `got`). `info`: a refusal that the contract has.',
      'By `kind`: `unexpected-response` is a change of the platform (see `path`); `timeout`, `network-error` and `unreachable` are the way there; `refused-by-status` from 500 on is the platform itself.',
    ],
    'feature flags failed': [
      'Flags could not be evaluated, or some have another shape; the last known ones, or the defaults, are used.',
      'Look at the flag service. Nothing is lost meanwhile.',
    ],
    'invalid-token': [
      'Sign-in gave a token without a claim that the portal needs. Nobody can sign in.',
      'A change of the auth service: `missing` names the claim. Roll that change back.',
    ],
    'Invalid Language Locale': [
      'The tenant has no links for a locale in which the portal is shown; the footer is without them.',
      'Add `links` for it, and run `tenant:check`.',
    ],
    'message failed': [
      'A text could not be formatted; borrowers see its name or its pattern.',
      'A fault of the build: roll back.',
    ],
    'session refresh failed': [
      'A token could not be renewed. With kind `unauthenticated` the session ends; otherwise the portal tries again.',
      'Many at once: the auth service, or its signing key was changed.',
    ],
    'unexpected error': [
      'Something failed that should not be able to; the borrower sees the error page (`place` page or route) or, with place root, a blank one or that the portal cannot start. The error itself is in monitoring.',
      'New with a `build`: roll back.',
    ],
    'unknown value': [
      'An entry of a list holds a value that the contract does not have; it is shown plainly, without actions, or left out if it is a payment method.',
      'The platform is ahead of the portal, or wrong: `path` names the field.',
    ],
  },
  sandbox: {
    error: [
      'A request or a piece of work failed inside the sandbox.',
      'Read `error`; the loan that it belongs to is put aside.',
    ],
    'mail-failed': [
      'An e-mail could not be handed over to SMTP_URL. The inbox has it.',
      'Look at the mail server.',
    ],
    request: ['A request was answered.', ''],
    work: ['Work of the clock was done.', ''],
  },
};

/** Fields that every event of the portal has, with what they hold. */
export const COMMON_FIELDS = {
  time: 'seconds since 1970, beside the event',
  name: 'the lender’s name',
  msg: 'the event',
  severity: 'fatal, error, warn, info, debug or trace',
  env: 'as configured',
  version: 'of the configuration',
  build: 'id of the build, as in `/readyz`',
  buyerId: 'the borrower, or null before sign-in',
};
