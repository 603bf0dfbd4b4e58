import { block, quoted } from './nginx-text.ts';

/** nginx's own answers, with the texts and headers of the page server. */
const answers = [
  { status: 403, name: 'forbidden', text: 'Forbidden', headers: [] },
  { status: 404, name: 'missing', text: 'Not found', headers: [] },
  {
    status: 405,
    name: 'refused',
    text: 'Method not allowed',
    headers: ['add_header Allow "GET, HEAD" always;'],
  },
  { status: 413, name: 'too_large', text: 'Too large', headers: [] },
  {
    status: 429,
    name: 'too_many',
    text: 'Too many requests',
    headers: ['add_header Retry-After 60 always;'],
  },
  { status: 502, name: 'unreachable', text: 'The platform cannot be reached', headers: [] },
  { status: 504, name: 'late', text: 'The platform does not answer', headers: [] },
] as const;

/** Gives nginx's own refusals a plain text, `no-store` and the headers of the site, as the page server does. */
export const plainAnswers = (headers: string): readonly string[] => [
  ...answers.map(({ status, name }) => `error_page ${status} @member_portal_${name};`),
  ...answers.flatMap(({ status, name, text, headers: own }) =>
    block(`location @member_portal_${name}`, [
      // Do not derive the type from the extension of the requested path.
      'types { }',
      'default_type "text/plain; charset=utf-8";',
      headers,
      `add_header Cache-Control ${quoted('no-store')} always;`,
      ...own,
      `return ${status} "${text}\\n";`,
    ]),
  ),
];
