import type { ApiError } from '../../../../api/errors.ts';
import { useRowActs as useActs } from '../../../../shared/decision-lists/use-row-acts.ts';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import { toastFailure } from '../../../../ui/feedback/toast.tsx';
import { idOf, nameOfEntry } from '../entry/entry-text.ts';
import { texts } from '../texts.ts';

const lateCodes: ReadonlySet<string> = new Set([
  'absence_decided',
  'conflict',
  'not_found',
  'absence_overlaps',
]);

/** Another user was faster, or changed the application since it was shown. */
function tellLate(error: ApiError): void {
  if (error.code === 'conflict') toastFailure(texts.changed);
  else toastFailure(error.message, { text: texts.late });
}

export const useRowActs = () =>
  useActs<Entry>({ idOf, nameOf: nameOfEntry, word: 'vacation', lateCodes, tellLate });
