import type { EmployeeRow } from '@driftig/contracts/employees/routes';
import { employmentStatuses } from '@driftig/contracts/records/types/employees';
import type { RecordStatus } from '@driftig/contracts/records/record-type';
import { nameOf } from '@driftig/domain/employees/name-of';

import { RecordStatusChip } from '../../shared/record-screens/list/status-column.tsx';
import { ChoiceMenu } from '../../ui/controls/choice-menu.tsx';
import { lockedReason, revokeAccessReason, type EditContext } from './change-reasons.ts';
import { texts } from './texts.ts';

interface StatusMenuProps {
  row: EmployeeRow;
  /** The status as the list shows it, with expired invitations apart. */
  shown: Pick<RecordStatus, 'label' | 'meaning'>;
  editContext: EditContext;
  onActivate: (row: EmployeeRow) => void;
  onDeactivate: (row: EmployeeRow) => void;
}

const { active, inactive } = employmentStatuses;

/** The status, with a menu to change it (product R11): only the invitation sets Inviteret. */
export function StatusMenu(props: StatusMenuProps) {
  const { row, shown, editContext, onActivate, onDeactivate } = props;
  const chip = <RecordStatusChip status={shown} />;
  const invited = row.status === 'invited' ? texts.invitationSetsStatus : undefined;
  const choices = [
    { value: 'active', label: active.label, mark: <RecordStatusChip status={active} /> },
    {
      value: 'inactive',
      label: inactive.label,
      mark: <RecordStatusChip status={inactive} />,
      disabledReason: revokeAccessReason(editContext, row),
    },
  ];
  return (
    <ChoiceMenu
      label={texts.changeStatus(shown.label, nameOf(row))}
      chip={chip}
      current={row.status}
      choices={choices}
      lockedReason={lockedReason(editContext, row) ?? invited}
      onChoose={(status) => (status === 'active' ? onActivate(row) : onDeactivate(row))}
    />
  );
}
