import { Button } from '@mantine/core';

import type { BulkActions } from '../../../../ui/data-table/columns/column.ts';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import type { ListProps } from '../list-props.ts';
import { texts } from '../texts.ts';

/** Bulk actions: pending rows can be approved. */
export function approveBulk({
  decisions,
  mayWrite,
  tab,
}: Pick<ListProps, 'decisions' | 'mayWrite' | 'tab'>): BulkActions<Entry> | undefined {
  if (!mayWrite || tab !== 'pending') return undefined;
  return {
    actions: (chosen, clear) => (
      <Button
        variant="filled"
        onClick={() => decisions.ask({ kind: 'many', entries: chosen, clear })}
      >
        {texts.approveMany(chosen.length)}
      </Button>
    ),
  };
}
