import { Button } from '@mantine/core';
import { IconChevronDown, IconCopy } from '@tabler/icons-react';

import { RowMenu } from '../../../ui/data-table/row-menu.tsx';
import { texts } from './texts.ts';
import { useCopy } from './use-copy.ts';
import type { OwnHours } from './use-own-hours.ts';

/** Yesterday or last week once more. */
export function CopyMenu({ hours }: { hours: OwnHours }) {
  const { isBusy, copyYesterday, copyWeek } = useCopy(hours);
  return (
    <RowMenu
      label={texts.copy}
      actions={[
        { label: texts.copyYesterday, icon: IconCopy, onSelect: () => void copyYesterday() },
        { label: texts.copyWeek, icon: IconCopy, onSelect: () => void copyWeek() },
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
  );
}
