import { AppError } from '../errors.ts';
import { rangeHundredths } from './clock.ts';
import type { TimeReport } from './report.ts';

/** A waiting report for tests; of a range without hours they are counted. */
export function reportOf(fields: Partial<TimeReport> = {}): TimeReport {
  const date = fields.date ?? '2026-06-09';
  const { startTime = '', endTime = '', breakMinutes = 0 } = fields;
  const hundredths =
    startTime === '' ? 740 : rangeHundredths(date, { startTime, endTime, breakMinutes });
  return {
    reportId: `person.202606.${date}${startTime}`,
    employeeId: 'person',
    date,
    kind: 'work',
    projectId: 'ip-store',
    projectName: 'Lager',
    isInternal: true,
    activity: 'Pakning',
    hundredths,
    startTime,
    endTime,
    breakMinutes,
    flexReason: '',
    status: 'pending',
    reason: '',
    shiftId: '',
    invoiceNumber: 0,
    recordedAt: '2026-06-09T15:00:00.000Z',
    decidedBy: '',
    purgeAfter: '',
    version: 1,
    ...fields,
  };
}

/** A row from one time to another: '2026-06-09 07:00-15:00'. */
export function rowOf(text: string): TimeReport {
  const [date = '', times = ''] = text.split(' ');
  const [startTime = '', endTime = ''] = times.split('-');
  return reportOf({ date, startTime, endTime });
}

/** How something is refused: 'hours_overlap: …'; '' where it is not. */
export function refusalOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return '';
}
