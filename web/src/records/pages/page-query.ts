import type { RecordTypeName } from '@driftig/contracts/records/record-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { cachedRow, recordQuery } from '../queries.ts';

/** The record of a page: from the list at once where that was loaded, and fetched behind it. */
export function useRecordOfPage(typeName: RecordTypeName, id: string) {
  const client = useQueryClient();
  return useQuery({
    ...recordQuery(typeName, id),
    placeholderData: () => cachedRow(client, typeName, id),
  });
}
