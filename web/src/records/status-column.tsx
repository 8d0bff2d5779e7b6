import type { RecordAnswer, RecordStatus, RecordType } from '@driftig/contracts/record-type';

import { ChoiceMenu, type Choice } from '../ui/choice-menu.tsx';
import type { Column, StatusTabs } from '../ui/data-table/column.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { titleOf } from './record-columns.tsx';
import { texts } from './texts.ts';

type Statuses = Readonly<Record<string, RecordStatus>>;
type ChooseStatus = (record: RecordAnswer, status: string) => void;

const wordOf = (record: RecordAnswer) => String(record['status'] ?? '');

function Chip({ status }: { status: RecordStatus | undefined }) {
  return <StatusChip tone={status?.meaning ?? 'neutral'}>{status?.label ?? ''}</StatusChip>;
}

/** What a status can be set to. */
export const statusChoices = (statuses: Statuses): readonly Choice[] =>
  Object.entries(statuses).map(([value, status]) => ({
    value,
    label: status.label,
    mark: <Chip status={status} />,
  }));

/** The status as a chip; a press opens those that can be set. */
export function statusColumn(
  type: RecordType,
  onChoose: ChooseStatus,
): Column<RecordAnswer> | undefined {
  const { statuses } = type;
  if (statuses === undefined) return undefined;
  const words = Object.keys(statuses);
  const labelOf = (record: RecordAnswer) => statuses[wordOf(record)]?.label ?? '';
  const choices = statusChoices(statuses);
  return {
    id: 'status',
    header: texts.status,
    cell: (record) => (
      <ChoiceMenu
        label={texts.changeStatus(labelOf(record), titleOf(type, record))}
        chip={<Chip status={statuses[wordOf(record)]} />}
        current={wordOf(record)}
        choices={choices}
        onChoose={(status) => onChoose(record, status)}
      />
    ),
    sortValue: (record) => words.indexOf(wordOf(record)),
    csv: labelOf,
    width: 152,
    card: 'aside',
  };
}

/** Each status as a tab with its count, and one with all of them. */
export function statusTabs(statuses: Statuses): StatusTabs<RecordAnswer> {
  return {
    of: wordOf,
    all: texts.allStatuses,
    tabs: Object.entries(statuses).map(([value, { label, meaning }]) => ({
      value,
      label,
      // The one count that asks for something to be done is the one with a colour.
      tone: meaning === 'pending' ? meaning : ('neutral' as const),
    })),
  };
}
