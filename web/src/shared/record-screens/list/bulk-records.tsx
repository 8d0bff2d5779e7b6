import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { BulkStatusMenu } from '../../../ui/data-table/selection/bulk-status-menu.tsx';
import type { BulkActions } from '../../../ui/data-table/columns/column.ts';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { BulkJob } from './bulk-records-dialog.tsx';
import { hasReadOnlyStatus } from './record-statuses.ts';
import { statusChoices } from './status-column.tsx';
import { texts } from '../texts.ts';
import type { RecordScreen } from '../views/record-view.ts';

const BulkRecordsDialog = lazyWhenIdle(() => import('./bulk-records-dialog.tsx'));

/** The bulk actions of a list: the buttons of its bar and their dialog. */
export function useBulkRecords(screen: RecordScreen) {
  const type: RecordType = screen.type;
  const statuses = hasReadOnlyStatus(type) ? undefined : type.statuses;
  const [job, setJob] = useState<BulkJob>();
  const bulk: BulkActions<RecordAnswer> = {
    actions: (rows, clear) => (
      <>
        {statuses ? (
          <BulkStatusMenu
            choices={statusChoices(statuses)}
            onChoose={(status) => setJob({ rows, clear, status })}
          />
        ) : null}
        <Button
          color="red"
          leftSection={<IconTrash size={18} stroke={1.6} />}
          onClick={() => setJob({ rows, clear })}
        >
          {texts.remove}
        </Button>
      </>
    ),
  };
  const dialog = job ? (
    <Suspense>
      <BulkRecordsDialog screen={screen} job={job} onClose={() => setJob(undefined)} />
    </Suspense>
  ) : null;
  return { bulk, dialog };
}
