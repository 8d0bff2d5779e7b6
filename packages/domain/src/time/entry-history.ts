import { danishClock } from '../dates.ts';
import { formatDate, formatKroner } from '../format.ts';
import type { ReportMove } from './changed-months.ts';
import type { TimeReport } from './report.ts';

/** Fields of a report that the audit trail keeps, to show it before and after (product F26). */
type KeptReport = Pick<
  TimeReport,
  | 'date'
  | 'projectName'
  | 'activity'
  | 'hundredths'
  | 'startTime'
  | 'endTime'
  | 'breakMinutes'
  | 'flexReason'
  | 'status'
  | 'reason'
  | 'invoiceNumber'
>;

/** A report before and after a change as the trail keeps it. */
export interface KeptChange {
  readonly id: string;
  readonly before?: Partial<KeptReport>;
  readonly after: Partial<KeptReport>;
  /** ISO UTC by the device's clock; only of hours that it kept until it had a connection. */
  readonly writtenAt?: string;
}

const labels: Readonly<Record<keyof KeptReport, string>> = {
  date: 'Dato',
  projectName: 'Projekt',
  activity: 'Aktivitet',
  hundredths: 'Timer',
  startTime: 'Fra',
  endTime: 'Til',
  breakMinutes: 'Pause',
  flexReason: 'Begrundelse',
  status: 'Status',
  reason: 'Bemærkning',
  invoiceNumber: 'Faktura',
};
const keptFields = Object.keys(labels) as (keyof KeptReport)[];

/**
 * The audit trail's entry of a change: all filled fields of a new report, otherwise the fields that
 * differ.
 */
export function keptChange({ before, after, writtenAt }: ReportMove): KeptChange {
  const { reportId: id } = after;
  const fields = keptFields.filter((field) =>
    before === undefined ? isFilled(after[field]) : before[field] !== after[field],
  );
  const part = (report: TimeReport) =>
    Object.fromEntries(fields.map((field) => [field, report[field]])) as Partial<KeptReport>;
  return before === undefined
    ? { id, after: part(after), ...(writtenAt !== undefined && { writtenAt }) }
    : { id, before: part(before), after: part(after) };
}

const isFilled = (value: string | number) => value !== '' && value !== 0;

/** A field of a change, as people read it; '' for nothing. */
interface ChangedField {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The fields of a change in the order of the form. */
export function fieldsOfChange({ before = {}, after, writtenAt }: KeptChange): ChangedField[] {
  const fields = keptFields
    .filter((field) => field !== 'status' && (field in before || field in after))
    .map((field) => ({
      label: labels[field],
      before: valueText(field, before[field]),
      after: valueText(field, after[field]),
    }));
  if (writtenAt === undefined) return fields;
  return [...fields, { label: 'Skrevet på enheden', before: '', after: instantText(writtenAt) }];
}

/** In Danish time, '12-11-2026 kl. 09:14'. */
function instantText(instant: string): string {
  const [date = '', time = ''] = danishClock(Date.parse(instant)).split('T');
  return `${formatDate(date)} kl. ${time}`;
}

function valueText(field: keyof KeptReport, value: string | number | undefined): string {
  if (value === undefined || value === '') return '';
  if (field === 'hundredths') return formatKroner(Number(value));
  if (field === 'date') return formatDate(String(value));
  if (field === 'breakMinutes') return value === 0 ? '' : `${value} min.`;
  if (field === 'invoiceNumber') return value === 0 ? '' : String(value);
  return String(value);
}

/** Danish text of an action, to follow the actor's name. */
export function actionText(action: string, { before, after }: KeptChange): string {
  if (action === 'time.registered') return 'registrerede';
  if (action === 'time.copied') return 'kopierede';
  if (action === 'time.moved') return 'flyttede fra den gamle liste';
  if (action === 'time.deleted') return 'slettede';
  // The row that an edit made for what goes on after midnight.
  if (action === 'time.changed' && before === undefined) return 'registrerede';
  if (action !== 'time.decided') return 'rettede';
  if (after.status === 'approved') return 'godkendte';
  if (after.status === 'rejected') return 'afviste';
  return before?.status === 'approved' ? 'kaldte tilbage' : 'rettede';
}
