import type { ReportKind, ReportStatus } from '@driftig/contracts/time/report-status';
import type { TimeMonth, TimeReport } from '@driftig/domain/time/report';

/** A project as the rows of a month name it: by its place in the list. */
type StoredProject = readonly [id: string, name: string, isInternal: 0 | 1];

/** Rarely filled fields; not stored while all are '' or 0. */
type StoredExtras = readonly [
  flexReason: string,
  reason: string,
  shiftId: string,
  invoiceNumber: number,
  decidedBy: string,
  purgeAfter: string,
];

/**
 * A report as a tuple without attribute names: a month of all employees is read at once
 * (docs/decisions/0074).
 */
type StoredPlain = readonly [
  id: string,
  /** Day of the month. */
  day: number,
  kind: number,
  status: number,
  project: number,
  activity: string,
  hundredths: number,
  times: string,
  breakMinutes: number,
  recordedAt: string,
  version: number,
];
type StoredReport = readonly [...StoredPlain, extras?: StoredExtras];

interface StoredRow {
  readonly p: readonly StoredProject[];
  readonly r: readonly StoredReport[];
}

/** Stored by their place: a new one comes last. */
const kinds: readonly ReportKind[] = ['work', 'flexAdjustment'];
const statuses: readonly ReportStatus[] = ['pending', 'approved', 'rejected', 'deleted'];

interface StoredMonth {
  readonly employeeId: string;
  readonly month: string;
  readonly version?: number | undefined;
  readonly row: string;
}

export function toTimeMonth({ employeeId, month, row, version = 0 }: StoredMonth): TimeMonth {
  const { p: projects, r: stored } = JSON.parse(row) as StoredRow;
  const reports = stored.map((one) => toReport(one, projects, { employeeId, month }));
  return { employeeId, month, version, reports };
}

export function toStoredMonth({ employeeId, month, reports, version }: TimeMonth) {
  const projects = new Map(
    reports.map(({ projectId, projectName, isInternal }): [string, StoredProject] => [
      `${projectId} ${projectName}`,
      [projectId, projectName, isInternal ? 1 : 0],
    ]),
  );
  const places = new Map([...projects.keys()].map((key, index) => [key, index]));
  const row: StoredRow = {
    p: [...projects.values()],
    r: reports.map((report) =>
      toStored(report, places.get(`${report.projectId} ${report.projectName}`) ?? 0),
    ),
  };
  return { employeeId, month, version, row: JSON.stringify(row) };
}

/** A report's id begins with its person and the month it was made for: `person.yyyymm.own`. */
export function personOfReport(reportId: string): string {
  return reportId.split('.')[0] ?? '';
}

/** The month in a report's id, where it is looked for first; '' for what is no id of a report. */
export function monthOfReport(reportId: string): string {
  const month = reportId.split('.')[1] ?? '';
  return /^\d{6}$/.test(month) ? `${month.slice(0, 4)}-${month.slice(4)}` : '';
}

const noProject: StoredProject = ['', '', 0];
const noExtras: StoredExtras = ['', '', '', 0, '', ''];

function toReport(
  stored: StoredReport,
  projects: readonly StoredProject[],
  { employeeId, month }: Pick<TimeMonth, 'employeeId' | 'month'>,
): TimeReport {
  const [id, day, kind, status, project, activity, hundredths, times, ...others] = stored;
  const [breakMinutes, recordedAt, version, extras = noExtras] = others;
  const [projectId, projectName, isInternal] = projects[project] ?? noProject;
  const [flexReason, reason, shiftId, invoiceNumber, decidedBy, purgeAfter] = extras;
  return {
    reportId: `${employeeId}.${id}`,
    employeeId,
    date: `${month}-${day < 10 ? '0' : ''}${day}`,
    kind: kinds[kind] ?? 'work',
    status: statuses[status] ?? 'deleted',
    projectId,
    projectName,
    isInternal: isInternal === 1,
    activity,
    hundredths,
    startTime: times.slice(0, 5),
    endTime: times.slice(5),
    breakMinutes,
    flexReason,
    reason,
    shiftId,
    invoiceNumber,
    recordedAt,
    decidedBy,
    purgeAfter,
    version,
  };
}

function toStored(report: TimeReport, project: number): StoredReport {
  const { flexReason, reason, shiftId, invoiceNumber, decidedBy, purgeAfter } = report;
  const extras: StoredExtras = [flexReason, reason, shiftId, invoiceNumber, decidedBy, purgeAfter];
  const stored: StoredPlain = [
    report.reportId.slice(report.employeeId.length + 1),
    Number(report.date.slice(8)),
    kinds.indexOf(report.kind),
    statuses.indexOf(report.status),
    project,
    report.activity,
    report.hundredths,
    report.startTime + report.endTime,
    report.breakMinutes,
    report.recordedAt,
    report.version,
  ];
  const isPlain = extras.every((extra, index) => extra === noExtras[index]);
  return isPlain ? stored : [...stored, extras];
}
