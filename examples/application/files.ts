// Files to download: a table for spreadsheets, safe from formula injection, and due dates for a calendar.
import { toCalendar, toCsv } from '@member-portal/application/files';
import { day } from '../../test/support/builders/day.ts';
import { START } from '../../test/support/fakes/fake-time.ts';

console.log(
  toCsv([
    ['Date', 'Amount'],
    ['2026-12-20', { cents: -1_250, currency: 'USD' }],
  ]).split('\r\n')[1],
); // -> 2026-12-20,-12.50
console.log(toCsv([['=1+1', 'a, b']]).trim()); // -> '=1+1,"a, b"

const calendar = toCalendar({
  name: 'Instalments',
  locale: 'en-us',
  at: START,
  days: [{ id: 'N-1001-4', on: day('2026-12-20'), title: 'Instalment due', description: 'N-1001' }],
});
console.log(calendar.match(/^DTSTART.*$/m)?.[0].trim()); // -> DTSTART;VALUE=DATE:20261220
