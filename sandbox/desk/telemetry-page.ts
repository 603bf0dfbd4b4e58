import { html } from 'hono/html';
import type { TelemetryRow } from '../database/schema.ts';
import type { Services } from '../http/services.ts';
import { type PolicyReportCount, policyReportCounts } from '../telemetry/policy-reports.ts';
import { telemetryOf } from '../telemetry/telemetry-store.ts';
import { deskPage, type Markup } from './desk-page.ts';

const SHOWN = 100;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const parsed = (content: string): unknown => {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
};

/** What an entry says in a line: a log entry its message, anything else its event's name. */
const summaryOf = ({ kind, content }: TelemetryRow): string => {
  const entry = fieldsOf(parsed(content));
  if (kind === 'log') {
    const { severity, msg } = fieldsOf(entry['event']);
    return `${String(severity)}: ${String(msg)}`;
  }
  const { event } = entry;
  return typeof event === 'string' ? event : Object.keys(entry).join(', ');
};

const row = (entry: TelemetryRow, timezone: string): Markup => {
  const at = new Date(entry.at);
  const time = at.toLocaleTimeString('en-US', { timeZone: timezone });
  return html`<tr>
  <td class="soft narrow"><time datetime="${at.toISOString()}">${time}</time></td>
  <td class="narrow"><span class="mark">${entry.kind}</span></td>
  <td><details><summary>${summaryOf(entry)}</summary><pre>${entry.content}</pre></details></td>
</tr>`;
};

const totalOf = (reports: readonly PolicyReportCount[]): number =>
  reports.reduce((sum, { count }) => sum + count, 0);

/** What the pages sent: log entries, analytics, monitoring. */
export const telemetryPage = async ({ db, tenant }: Services, isListening: boolean): Promise<Markup> => {
  const rows = await telemetryOf(db, tenant.id, SHOWN);
  const reports = await policyReportCounts(db, tenant.id);
  return deskPage(
    tenant.name,
    '/sandbox/telemetry',
    'Telemetry',
    html`<p>Log entries of ${tenant.name}’s portal arrive by themselves. Its analytics stay in the page’s data layer, where a tag manager would read them; this desk can stand in for one in this browser.</p>
<div class="steps">
  <form method="post" action="/sandbox/telemetry/listen"><button name="on" value="${isListening ? 'no' : 'yes'}">${isListening ? 'Stop listening to analytics' : 'Listen to analytics in this browser'}</button></form>
  <form method="post" action="/sandbox/telemetry/clear"><button name="all" value="yes">Clear</button></form>
  <a href="/sandbox/telemetry">Look again</a>
</div>
<h2>Policy reports</h2>
<p>${totalOf(reports)} arrived: breaches of the pages’ content security policy, as browsers report them.</p>
${
  reports.length === 0
    ? ''
    : html`<div class="scroll"><table><thead><tr><th scope="col">Directive</th><th scope="col">Reports</th><th scope="col">Last</th></tr></thead><tbody>${reports.map(
        ({ directive, count, lastAt }) =>
          html`<tr><td><code>${directive}</code></td><td>${count}</td><td><time datetime="${new Date(lastAt).toISOString()}">${new Date(lastAt).toISOString().slice(0, 16).replace('T', ' ')} UTC</time></td></tr>`,
      )}</tbody></table></div>`
}
<h2>Arrived</h2>
${rows.length === 0 ? html`<p class="empty">Nothing has arrived.</p>` : ''}
<div class="scroll"><table><tbody>${rows.map((entry) => row(entry, tenant.timezone))}</tbody></table></div>
<p class="soft">A log collector listens at <code>/sandbox/collector/</code>; anything else can be sent to <code>/sandbox/tap</code>.</p>`,
  );
};
