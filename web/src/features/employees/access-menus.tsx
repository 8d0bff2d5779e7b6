import type { Department } from '@driftig/contracts/company/departments';
import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { nameOf } from '@driftig/domain/employees/name-of';
import { roles } from '@driftig/contracts/records/types/employees';

import { StatusChip } from '../../ui/display/status-chip.tsx';
import type { PersonChange } from './changes.ts';
import { toBookkeeping, toDepartment, toLogin, toRole } from './changes.ts';
import { ChoiceMenu, ValueChip } from '../../ui/controls/choice-menu.tsx';
import { roleWords } from './role-options.ts';
import { lockedReason, roleChangeReason, revokeAccessReason } from './change-reasons.ts';
import type { EditContext } from './change-reasons.ts';
import { texts } from './texts.ts';

interface AccessMenuProps {
  row: EmployeeRow;
  editContext: EditContext;
  onChange: (change: PersonChange) => void;
}

/** The role of a person, with a menu to change it. */
export function RoleMenu({ row, editContext, onChange }: AccessMenuProps) {
  const choices = roleWords.map((role) => ({
    value: role,
    label: roles[role].label,
    disabledReason: roleChangeReason(editContext, row, role),
  }));
  const choose = (value: string) => {
    const role = roleWords.find((one) => one === value);
    if (role) onChange(toRole(row, role));
  };
  return (
    <ChoiceMenu
      label={texts.changeRole(row.roleName, nameOf(row))}
      chip={<ValueChip>{row.roleName}</ValueChip>}
      current={row.role}
      choices={choices}
      lockedReason={lockedReason(editContext, row)}
      onChoose={choose}
    />
  );
}

interface DepartmentMenuProps extends AccessMenuProps {
  /** Undefined while they load and when they could not be fetched. */
  departments: readonly Department[] | undefined;
}

export function DepartmentMenu({ row, editContext, departments, onChange }: DepartmentMenuProps) {
  const none = { value: '', label: texts.noDepartment };
  const choices = (departments ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const shown = row.department || texts.noDepartment;
  const choose = (id: string) => {
    const name = departments?.find((one) => one.id === id)?.name ?? '';
    onChange(toDepartment(row, { id, name }));
  };
  return (
    <ChoiceMenu
      label={texts.changeDepartment(shown, nameOf(row))}
      chip={
        <ValueChip empty={row.departmentId === ''}>
          {row.department || texts.withoutDepartment}
        </ValueChip>
      }
      current={row.departmentId}
      choices={[none, ...choices]}
      lockedReason={
        lockedReason(editContext, row) ?? (departments ? undefined : texts.departmentsFailed)
      }
      onChoose={choose}
    />
  );
}

/**
 * Whether the person can log in, as text. An inactive person cannot, whatever `loginAllowed` is.
 */
export function loginWord({ loginAllowed, status }: EmployeeRow): string {
  return loginAllowed && status !== 'inactive' ? texts.yes : texts.no;
}

export function LoginMenu({ row, editContext, onChange }: AccessMenuProps) {
  const word = loginWord(row);
  const reason = row.loginAllowed ? revokeAccessReason(editContext, row) : undefined;
  return (
    <ChoiceMenu
      label={texts.changeLogin(word, nameOf(row))}
      chip={<StatusChip tone={word === texts.yes ? 'done' : 'neutral'}>{word}</StatusChip>}
      current={word}
      choices={[
        { value: texts.yes, label: texts.yes },
        { value: texts.no, label: texts.no, disabledReason: reason },
      ]}
      lockedReason={lockedReason(editContext, row)}
      onChoose={(value) => onChange(toLogin(row, value === texts.yes))}
    />
  );
}

/** Access to vouchers and bookkeeping, which only owners change (product R5). */
export function BookkeepingMenu({ row, editContext, onChange }: AccessMenuProps) {
  const word = row.bookkeeping ? texts.yes : texts.no;
  if (editContext.actor.role !== 'owner') return word;
  return (
    <ChoiceMenu
      label={texts.changeBookkeeping(word, nameOf(row))}
      chip={<StatusChip tone={row.bookkeeping ? 'done' : 'neutral'}>{word}</StatusChip>}
      current={word}
      choices={[texts.yes, texts.no].map((value) => ({ value, label: value }))}
      lockedReason={
        lockedReason(editContext, row) ?? (row.role === 'employee' ? texts.onlyLeaders : undefined)
      }
      onChoose={(value) => onChange(toBookkeeping(row, value === texts.yes))}
    />
  );
}
