import type { Department } from '@driftig/contracts/company/departments';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';

import type { RowAction } from '../../../ui/data-table/columns/column.ts';
import { RowMenu } from '../../../ui/data-table/rows/row-menu.tsx';
import { DeleteDepartmentDialog } from './delete.tsx';
import { RenameDepartment } from './rename.tsx';
import classes from './section.module.css';
import { departmentTexts as texts } from './texts.ts';

interface RowProps {
  department: Department;
  /** The only department, which cannot be deleted. */
  last: boolean;
}

function deleteBlockedReason({ members }: Department, last: boolean): string | undefined {
  if (last) return texts.last;
  return members > 0 ? texts.inUse : undefined;
}

export function DepartmentRow({ department, last }: RowProps) {
  const { name, members } = department;
  const [mode, setMode] = useState<'nothing' | 'renaming' | 'deleting'>('nothing');
  const row = useRef<HTMLLIElement>(null);
  const onRenameDone = () => {
    setMode('nothing');
    // The input is unmounted: move the focus to the row's menu button.
    setTimeout(() => row.current?.querySelector('button')?.focus());
  };
  const actions: readonly RowAction[] = [
    { label: texts.rename, icon: IconPencil, onSelect: () => setMode('renaming') },
    'divider',
    {
      label: texts.remove,
      icon: IconTrash,
      onSelect: () => setMode('deleting'),
      danger: true,
      disabledReason: deleteBlockedReason(department, last),
    },
  ];
  return (
    <li ref={row} className={classes.row} data-row>
      {mode === 'renaming' ? (
        <RenameDepartment department={department} onDone={onRenameDone} />
      ) : (
        <>
          <span className={classes.name}>{name}</span>
          <span className={classes.members}>{texts.members(members)}</span>
          <RowMenu label={texts.actions(name)} actions={actions} />
        </>
      )}
      {mode === 'deleting' ? (
        <DeleteDepartmentDialog department={department} onClose={() => setMode('nothing')} />
      ) : null}
    </li>
  );
}
