import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import {
  IconLock,
  IconLockOpen,
  IconMailForward,
  IconMailOff,
  IconPencil,
  IconReceipt,
  IconReceiptOff,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';

import type { RowAction } from '../../ui/data-table/columns/column.ts';
import { toActive, toBookkeeping, toLogin } from './changes.ts';
import type { PersonChange } from './changes.ts';
import { lockedReason, revokeAccessReason } from './change-reasons.ts';
import type { EditContext } from './change-reasons.ts';
import { texts } from './texts.ts';

/** Actions that need a confirmation. */
export type ConfirmedAction = 'withdraw' | 'deactivate' | 'remove';

interface RowActionHandlers {
  readonly open: (id: string) => void;
  readonly ask: (question: ConfirmedAction, row: EmployeeRow) => void;
  readonly inviteAgain: (row: EmployeeRow) => void;
  readonly change: (change: PersonChange) => void;
}

type Action = Exclude<RowAction, 'divider'>;

function invitationActions(
  row: EmployeeRow,
  { ask, inviteAgain }: RowActionHandlers,
): readonly Action[] {
  if (row.status !== 'invited') return [];
  return [
    { label: texts.inviteAgain, icon: IconMailForward, onSelect: () => inviteAgain(row) },
    { label: texts.withdraw, icon: IconMailOff, onSelect: () => ask('withdraw', row) },
  ];
}

/** Only owners can change bookkeeping, and only of administrators and owners (product R5). */
function bookkeepingAction(
  row: EmployeeRow,
  { actor }: EditContext,
  { change }: RowActionHandlers,
): readonly Action[] {
  if (actor.role !== 'owner') return [];
  const { bookkeeping } = row;
  return [
    {
      label: bookkeeping ? texts.takeBookkeeping : texts.giveBookkeeping,
      icon: bookkeeping ? IconReceiptOff : IconReceipt,
      onSelect: () => change(toBookkeeping(row, !bookkeeping)),
      disabledReason: row.role === 'employee' ? texts.onlyLeaders : undefined,
    },
  ];
}

/** A phone has no room for the menu of the row's Login. */
function loginAction(
  row: EmployeeRow,
  editContext: EditContext,
  { change }: RowActionHandlers,
): readonly Action[] {
  if (row.status === 'inactive') return [];
  const { loginAllowed } = row;
  return [
    {
      label: loginAllowed ? texts.takeLogin : texts.giveLogin,
      icon: loginAllowed ? IconLock : IconLockOpen,
      onSelect: () => change(toLogin(row, !loginAllowed)),
      disabledReason: loginAllowed ? revokeAccessReason(editContext, row) : undefined,
    },
  ];
}

function statusAction(
  row: EmployeeRow,
  editContext: EditContext,
  ways: RowActionHandlers,
): readonly Action[] {
  if (row.status === 'invited') return [];
  if (row.status === 'inactive') {
    const again = () => ways.change(toActive(row));
    return [{ label: texts.reactivate, icon: IconUserCheck, onSelect: again }];
  }
  return [
    {
      label: texts.deactivate,
      icon: IconUserOff,
      onSelect: () => ways.ask('deactivate', row),
      disabledReason: revokeAccessReason(editContext, row),
    },
  ];
}

/** Deleting a person, and why it may not be. */
export function removeAction(
  row: EmployeeRow,
  editContext: EditContext,
  { ask }: Pick<RowActionHandlers, 'ask'>,
): Action {
  const inactive = row.status === 'inactive' ? texts.alreadyInactive : undefined;
  return {
    label: texts.remove,
    icon: IconTrash,
    onSelect: () => ask('remove', row),
    danger: true,
    disabledReason:
      lockedReason(editContext, row) ?? inactive ?? revokeAccessReason(editContext, row),
  };
}

/** Edit, the actions for the person's status, and delete. */
export function rowActions(
  row: EmployeeRow,
  editContext: EditContext,
  ways: RowActionHandlers,
): readonly RowAction[] {
  const edit = { label: texts.edit, icon: IconPencil, onSelect: () => ways.open(row.id) };
  const actions = [
    edit,
    ...invitationActions(row, ways),
    ...loginAction(row, editContext, ways),
    ...bookkeepingAction(row, editContext, ways),
    ...statusAction(row, editContext, ways),
  ];
  const lock = lockedReason(editContext, row);
  const locked = (action: Action): Action => (lock ? { ...action, disabledReason: lock } : action);
  return [...actions.map(locked), 'divider', removeAction(row, editContext, ways)];
}
