/** Assumptions about two million borrowers; replace them by better figures. Shares are fractions of 1. */
export const ASSUMED = {
  borrowers: 2_000_000,
  visitsPerBorrowerAndMonth: 1.2,
  /** Share of a month's visits on its busiest day, when most instalments are due. */
  busiestDay: 0.08,
  /** Share of that day's visits in its busiest hour. */
  busiestHour: 0.15,
  /** Peak relative to the mean of that hour, after a mailing. */
  burst: 3,
  /** Seconds that a tab is visible in a visit. */
  visibleSeconds: 240,
  /** Share of visits without a cached build. */
  newToBuild: 0.4,
  /** Requests to the platform in a visit that reads a loan and pays, without flags. */
  callsPerVisit: 12,
  /** Flag evaluations per visit besides polling: at the sign-in form and after sign-in. */
  flagsAtStart: 2,
  /** Bytes of a first load, compressed; the budget of the build. */
  firstLoadKilobytes: 155,
  filesOfFirstLoad: 8,
  /** Target utilisation of a server at the peak. */
  used: 0.5,
};

/** @param {number} value */
const rounded = (value) =>
  value >= 100 ? Math.round(value / 10) * 10 : value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
/** @param {number} value */
const text = (value) => rounded(value).toLocaleString('en-US');

/** The resulting rates per second at the peak. @param {typeof ASSUMED} assumed */
export const peakOf = (assumed) => {
  const month = assumed.borrowers * assumed.visitsPerBorrowerAndMonth;
  const hour = month * assumed.busiestDay * assumed.busiestHour;
  const visits = (hour / 3600) * assumed.burst;
  const tabs = visits * assumed.visibleSeconds;
  return {
    visits,
    tabs,
    documents: visits,
    files: visits * (1 + assumed.newToBuild * assumed.filesOfFirstLoad),
    megabits: (visits * assumed.newToBuild * assumed.firstLoadKilobytes * 8) / 1000,
    calls: visits * assumed.callsPerVisit,
    flagsEvery60: visits * assumed.flagsAtStart + tabs / 60,
    flagsEvery300: visits * assumed.flagsAtStart + tabs / 300,
  };
};

/**
 * The sheet as lines of Markdown: the measurements, and how much of them two million borrowers need.
 * @param {{ document: number, config: number, asset: number, flags: number, terms: number, cores: number, load: number, node: string }} measured requests per second
 */
export const capacitySheet = (measured) => {
  const a = ASSUMED;
  const peak = peakOf(a);
  const month = a.borrowers * a.visitsPerBorrowerAndMonth;
  /** @param {number} needed @param {number} one */
  const share = (needed, one) => `${text((needed / (one * a.used)) * 100)} %`;
  return [
    `Measured with Node ${measured.node} on ${measured.cores} cores that server and load share, 32 connections for 5 s each, beside a load of ${text(measured.load)} from elsewhere:`,
    '',
    '| Answered by one process | a second |',
    '|---|---|',
    `| documents | ${text(measured.document)} |`,
    `| \`config.json\` | ${text(measured.config)} |`,
    `| files of the build | ${text(measured.asset)} |`,
    `| flag evaluations of the sandbox | ${text(measured.flags)} |`,
    `| documents of the sandbox, read by the platform | ${text(measured.terms)} |`,
    '',
    '| At the peak | Arithmetic | a second |',
    '|---|---|---|',
    `| visits | ${text(a.borrowers)} borrowers × ${a.visitsPerBorrowerAndMonth} a month = ${text(month)}; × ${a.busiestDay} on the busiest day × ${a.busiestHour} in its busiest hour ÷ 3,600 s × ${a.burst} after a mailing | ${text(peak.visits)} |`,
    `| visible tabs | × ${a.visibleSeconds} s | ${text(peak.tabs)} at once |`,
    `| documents and \`config.json\` | one of each a visit | ${text(peak.documents)} each |`,
    `| files | 1 + ${a.newToBuild} × ${a.filesOfFirstLoad} a visit | ${text(peak.files)} |`,
    `| traffic out | ${a.newToBuild} × ${a.firstLoadKilobytes} kB a visit | ${text(peak.megabits)} Mbit |`,
    `| calls of the platform | ${a.callsPerVisit} a visit | ${text(peak.calls)} |`,
    `| flag evaluations, every 60 s | ${a.flagsAtStart} a visit, and tabs ÷ 60 | ${text(peak.flagsEvery60)} |`,
    `| flag evaluations, every 300 s | ${a.flagsAtStart} a visit, and tabs ÷ 300 | ${text(peak.flagsEvery300)} |`,
    '',
    `Pages: of one such process, half used, documents take ${share(peak.documents, measured.document)}, \`config.json\` ${share(peak.documents, measured.config)} and files ${share(peak.files, measured.asset)}. Run two, so that one may fail or be replaced; nginx needs less, and a CDN leaves the documents alone.`,
    `The platform: polling every 60 s would be ${text((peak.flagsEvery60 / (peak.calls + peak.flagsEvery60)) * 100)} % of its calls, every 300 s it is ${text((peak.flagsEvery300 / (peak.calls + peak.flagsEvery300)) * 100)} %: the default is 300 s. A flag reaches a tab within five minutes, and at once after a sign-in or a reload; pay-offs ask for theirs alone before they are offered.`,
  ];
};
