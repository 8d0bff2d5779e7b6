import { formatDate, formatKroner } from '@driftig/domain/format';

import { texts as entryTexts } from '../../entry/texts.ts';
import type { Entry } from '../../queries.ts';
import { texts } from '../texts.ts';

/** Name of a row: 'Jonas Bak, 12-11-2026, 8,00 timer'. */
export function nameOfReport(
  report: Pick<Entry, 'employeeName' | 'date' | 'hundredths' | 'kind'>,
): string {
  const { employeeName, date, hundredths, kind } = report;
  const unit = kind === 'work' ? texts.hoursUnit : texts.flexUnit;
  return `${employeeName}, ${formatDate(date)}, ${formatKroner(hundredths)} ${unit}`;
}

export const kindText = ({ kind }: Pick<Entry, 'kind'>) => entryTexts.kinds[kind];

/** A date of this year by its day and month, any other with its year. */
export const shortDate = (date: string, today: string) =>
  formatDate(date).slice(0, date.slice(0, 4) === today.slice(0, 4) ? 5 : 10);

/** The project of a row; a dash for an adjustment, which has none. */
export const projectText = ({ projectName }: Pick<Entry, 'projectName'>) =>
  projectName === '' ? texts.none : projectName;

export const idOf = ({ reportId }: Pick<Entry, 'reportId'>) => reportId;
