import type { ApiError } from '../../../../api/errors.ts';
import { useRowActs as useActs } from '../../../../shared/decision-lists/use-row-acts.ts';
import { toastFailure } from '../../../../ui/feedback/toast.tsx';
import type { Entry } from '../../queries.ts';
import { idOf, nameOfReport } from '../rows/report-text.ts';
import { texts } from '../texts.ts';

const lateCodes: ReadonlySet<string> = new Set(['hours_decided', 'conflict', 'not_found']);

/**
 * Another user was faster, by name where that is known, or changed the hours since they were shown.
 */
function tellLate(error: ApiError, entry: Entry): void {
  const name = nameOfReport(entry);
  if (error.code === 'conflict') toastFailure(texts.changed(name));
  else toastFailure(error.message, { text: `${name}. ${texts.late}` });
}

export const useRowActs = () =>
  useActs<Entry>({ idOf, nameOf: nameOfReport, word: 'time', lateCodes, tellLate });
