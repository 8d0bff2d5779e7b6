import type { RecordRow, RecordStatus, RecordType } from '@driftig/contracts/records/record-type';

import { ChoiceMenu } from '../ui/controls/choice-menu.tsx';
import type { Choice } from '../ui/controls/choice.ts';
import type { Column } from '../ui/data-table/column.ts';
import { StatusChip } from '../ui/display/status-chip.tsx';
import { nameOf as recordNameOf } from './record-columns.ts';
import { settableStatuses, storedStatus, type Statuses } from './record-statuses.ts';
import { texts } from './texts.ts';

interface RecordStatusChipProps {
  status: Pick<RecordStatus, 'label' | 'meaning'> | undefined;
}

export function RecordStatusChip({ status }: RecordStatusChipProps) {
  return <StatusChip tone={status?.meaning ?? 'neutral'}>{status?.label ?? ''}</StatusChip>;
}

/** What a status can be set to. */
export const statusChoices = (statuses: Statuses): readonly Choice[] =>
  settableStatuses(statuses).map(([value, status]) => ({
    value,
    label: status.label,
    mark: <RecordStatusChip status={status} />,
  }));

interface StatusColumnOptions<Row> {
  /** Left out: it is shown, and chosen elsewhere. */
  readonly onChoose?: ((row: Row, status: string) => void) | undefined;
  /** What it stands under, where that is not what is stored. */
  readonly shownIn?: (row: Row) => string;
  /** What the button says of the row it is in. */
  readonly nameOf?: (row: Row) => string;
}

/** The status as a chip; a press opens those that can be set. */
export function statusColumn<Row extends RecordRow>(
  type: RecordType,
  {
    onChoose,
    shownIn = storedStatus,
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
          onChoose={(status) => onChoose(row, status)}
        />
      );
    },
    sortValue: (row) => words.indexOf(shownIn(row)),
    csv: labelOf,
    width: 150,
    card: 'aside',
  };
}
