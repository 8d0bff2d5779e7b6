import { useQuery, useQueryClient } from '@tanstack/react-query';

import { cachedRow, recordQuery } from '../change/queries.ts';
import type { RecordScreen } from '../views/record-view.ts';

/** The record of a page: from the list at once where that was loaded, and fetched behind it. */
export function useRecordOfPage(screen: RecordScreen, id: string) {
  const client = useQueryClient();
  return useQuery({
    ...recordQuery(screen, id),
    placeholderData: () => cachedRow(client, screen, id),
  });
}
