import type { RecordRow, RecordStatus, RecordType } from '@driftig/contracts/records/record-type';

import { ChoiceMenu } from '../../../ui/controls/choice-menu.tsx';
import type { Choice } from '../../../ui/controls/choice.ts';
import type { Column } from '../../../ui/data-table/columns/column.ts';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { nameOf as recordNameOf } from './record-columns.ts';
import { settableStatuses, storedStatus, type Statuses } from './record-statuses.ts';
import { texts } from '../texts.ts';

interface RecordStatusChipProps {
  status: Pick<RecordStatus, 'label' | 'meaning'> | undefined;
}

export function RecordStatusChip({ status }: RecordStatusChipProps) {
  return <StatusChip tone={status?.meaning ?? 'neutral'}>{status?.label ?? ''}</StatusChip>;
}

/** The choices of a status menu. */
export const statusChoices = (statuses: Statuses): readonly Choice[] =>
  settableStatuses(statuses).map(([value, status]) => ({
    value,
    label: status.label,
    mark: <RecordStatusChip status={status} />,
  }));

/** A chip is as wide as its word, with its dot and the padding of the cell. */
const chipWidth = (statuses: Statuses) =>
  45 + 7 * Math.max(...Object.values(statuses).map(({ label }) => label.length));

/** The status of a row as a chip that opens nothing. */
export const statusChip =
  <Row extends RecordRow>({ statuses }: RecordType, shownIn: (row: Row) => string = storedStatus) =>
  (row: Row) => <RecordStatusChip status={statuses?.[shownIn(row)]} />;

interface StatusColumnOptions<Row> {
  /** Without it the status is shown but cannot be changed here. */
  readonly onChoose?: ((row: Row, status: string) => void) | undefined;
  /** The status to show, where that is not the stored one. */
  readonly shownIn?: (row: Row) => string;
  /** Why the status of a row can no longer be changed; undefined when it can. */
  readonly lockedReason?: (row: Row) => string | undefined;
  /** The name of the row in the accessible label of the menu button. */
  readonly nameOf?: (row: Row) => string;
}

/** A column with the status as a chip, which opens a menu to change it. */
export function statusColumn<Row extends RecordRow>(
  type: RecordType,
  {
    onChoose,
    shownIn = storedStatus,
    lockedReason,
    nameOf = (row) => recordNameOf(type, row),
  }: StatusColumnOptions<Row>,
): Column<Row> | undefined {
  const { statuses } = type;
  if (statuses === undefined) return undefined;
  const words = Object.keys(statuses);
  const labelOf = (row: Row) => statuses[shownIn(row)]?.label ?? '';
  const choices = statusChoices(statuses);
  return {
    id: 'status',
    header: texts.status,
    cell: (row) => {
      const chip = <RecordStatusChip status={statuses[shownIn(row)]} />;
      if (onChoose === undefined) return chip;
      return (
        <ChoiceMenu
          label={texts.changeStatus(labelOf(row), nameOf(row))}
          chip={chip}
          current={storedStatus(row)}
          choices={choices}
          lockedReason={lockedReason?.(row)}
          onChoose={(status) => onChoose(row, status)}
        />
      );
    },
    sortValue: (row) => words.indexOf(shownIn(row)),
    csv: labelOf,
    width: chipWidth(statuses),
  };
}
