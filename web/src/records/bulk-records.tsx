import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';
import { recordTypes, type RecordTypeName } from '@driftig/contracts/records/record-types';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { BulkStatusMenu } from '../ui/data-table/bulk-status-menu.tsx';
import type { BulkActions } from '../ui/data-table/column.ts';
import { lazyWhenIdle } from '../ui/loading/lazy-when-idle.ts';
import type { BulkJob } from './bulk-records-dialog.tsx';
import { hasReadOnlyStatus } from './record-statuses.ts';
import { statusChoices } from './status-column.tsx';
import { texts } from './texts.ts';

const BulkRecordsDialog = lazyWhenIdle(() => import('./bulk-records-dialog.tsx'));

/** The bulk actions of a list: the buttons of its bar and their dialog. */
export function useBulkRecords(typeName: RecordTypeName) {
  const type: RecordType = recordTypes[typeName];
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
      <BulkRecordsDialog typeName={typeName} job={job} onClose={() => setJob(undefined)} />
    </Suspense>
  ) : null;
  return { bulk, dialog };
}
