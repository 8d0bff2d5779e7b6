import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { formatKroner } from '@driftig/domain/format';

import type { BulkActions } from '../../../ui/data-table/columns/column.ts';
import type { Entry } from '../queries.ts';
import type { ListProps } from './list-props.ts';
import { texts } from './texts.ts';
import { hoursOf } from './use-report-list.ts';

/** Bulk actions: pending rows can be approved (product T20). */
export function bulkOf({ tab, decisions }: ListProps): BulkActions<Entry> | undefined {
  if (tab !== 'pending') return undefined;
  return {
    summary: (chosen) => texts.summary(formatKroner(hoursOf(chosen))),
    leavesOut: ({ marks }) => marks.length > 0,
    leftOutText: texts.leftOut,
    actions: (chosen, clear) => (
      <Button
        variant="filled"
        leftSection={<IconCheck size={18} stroke={2} />}
        onClick={() => decisions.ask({ kind: 'approve', entries: chosen, clear })}
      >
        {texts.approveMany(chosen.length)}
      </Button>
    ),
  };
}
