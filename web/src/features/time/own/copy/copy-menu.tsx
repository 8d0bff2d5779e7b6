import { Button } from '@mantine/core';
import { IconChevronDown, IconCopy } from '@tabler/icons-react';
import { Suspense } from 'react';

import { RowMenu } from '../../../../ui/data-table/rows/row-menu.tsx';
import { LazyBoundary } from '../../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { texts } from '../texts.ts';
import { useCopy } from './use-copy.ts';
import type { OwnHours } from '../use-own-hours.ts';

const CopyDialog = lazyWhenIdle(() => import('./copy-dialog.tsx'));

/** Yesterday once more, or last week after a look at what it gives. */
export function CopyMenu({ hours }: { hours: OwnHours }) {
  const { isBusy, copyYesterday, askWeek, asked, close, copyAsked } = useCopy(hours);
  return (
    <>
      <RowMenu
        label={texts.copy}
        actions={[
          { label: texts.copyYesterday, icon: IconCopy, onSelect: () => void copyYesterday() },
          { label: texts.copyWeek, icon: IconCopy, onSelect: askWeek },
        ]}
        button={
          <Button
            leftSection={<IconCopy size={18} stroke={1.6} />}
            rightSection={<IconChevronDown size={16} stroke={1.6} />}
            loading={isBusy}
          >
            {texts.copy}
          </Button>
        }
      />
      {asked === undefined ? null : (
        <LazyBoundary>
          <Suspense>
            <CopyDialog copying={asked} onClose={close} onCopy={() => void copyAsked()} />
          </Suspense>
        </LazyBoundary>
      )}
    </>
  );
}
