import { useAllPages } from '../../../api/queries/all-pages.ts';
import type { RecordScreen } from '../views/record-view.ts';

/**
 * The rows of a type's list, its first ones where that is enough. Apart from the other calls: a list needs
 * them later, or never.
 */
export function useRecordRows({ list }: RecordScreen, needsAll?: boolean) {
  return useAllPages(list, {}, needsAll);
}
