import { IconHistory, IconMessage2, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';

import type { RowAction } from '../../../../ui/data-table/columns/column.ts';
import { remarkOf } from '../../entry/entry-text.ts';
import type { Entry } from '../../queries.ts';
import { texts } from '../texts.ts';
import type { Asked } from '../use-asked.ts';
import type { OwnHours } from '../use-own-hours.ts';
import { againAs } from './usual-day.ts';

/** Whether a row may still be changed and deleted. */
export const isOpenTo = ({ status }: Entry, { mayWrite }: OwnHours) =>
  status === 'pending' && mayWrite;

/** Actions of the user's own row: edit it while it is pending, and see its history. */
export function actionsFor(entry: Entry, hours: OwnHours, { ask }: Asked): RowAction[] {
  const { rows, openNew, mayWrite } = hours;
  const isOpen = isOpenTo(entry, hours);
  const change: RowAction[] = [
    { label: texts.edit, icon: IconPencil, onSelect: () => rows.open(entry) },
  ];
  const again: RowAction[] = [
    { label: texts.again, icon: IconRefresh, onSelect: () => openNew(againAs(entry)) },
  ];
  const remarks: RowAction[] = [
    { label: texts.remarks, icon: IconMessage2, onSelect: () => ask('remarks', entry) },
  ];
  const remove: RowAction[] = [
    'divider',
    { label: texts.remove, icon: IconTrash, onSelect: () => ask('delete', entry), danger: true },
  ];
  return [
    ...(isOpen ? change : []),
    ...(entry.status === 'rejected' && mayWrite ? again : []),
    ...(remarkOf(entry).text === '' ? [] : remarks),
    { label: texts.history, icon: IconHistory, onSelect: () => ask('history', entry) },
    ...(isOpen ? remove : []),
  ];
}
