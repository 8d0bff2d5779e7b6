/**
 * BulkStatusMenu { choices, onChoose } — a menu of the statuses that the selected rows can be set
 * to.
 */
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

import type { Choice } from '../../controls/choice.ts';
import { lazyWhenIdle } from '../../loading/lazy-when-idle.ts';
import { LazyPopup } from '../../overlay/lazy-popup.tsx';

const ChoiceMenuList = lazyWhenIdle(() => import('../../controls/choice-menu-list.tsx'));

interface BulkStatusMenuProps {
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}

export function BulkStatusMenu({ choices, onChoose }: BulkStatusMenuProps) {
  const button = (
    <Button rightSection={<IconChevronDown size={16} stroke={1.6} />}>Skift status</Button>
  );
  return (
    <LazyPopup kind="menu" button={button}>
      {(trigger) => (
        <ChoiceMenuList trigger={trigger} current="" choices={choices} onChoose={onChoose} />
      )}
    </LazyPopup>
  );
}
