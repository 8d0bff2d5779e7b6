import { useAllPages } from '../../../api/queries/all-pages.ts';
import type { RecordScreen } from '../views/record-view.ts';

/** All rows of a type's list. Apart from the other calls: a list needs them later, or never. */
export function useRecordRows({ list }: RecordScreen) {
  return useAllPages(list, {});
}
