import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { addDays } from '@driftig/domain/dates';
import { isUnderstaffed } from '@driftig/domain/planning/understaffed';
import type { OrderStatus } from '@driftig/contracts/records/types/orders';
import { IconUsers } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';

import { numberOf, textOf } from '../../shared/record-screens/list/kind-column.tsx';
import { texts as recordTexts } from '../../shared/record-screens/texts.ts';
import type { RowAction, TableFilter } from '../../ui/data-table/columns/column.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { useToday } from '../../ui/time/use-today.ts';
import { texts } from './texts.ts';

const PlanningDialog = lazyWhenIdle(() => import('../../shared/staffing/planning-dialog.tsx'));

/** As many days as the dashboard looks ahead (product O18). */
const DAYS_AHEAD = 14;

/** Planning from the list of orders: the action of a row, its dialog, and the filter. */
export function usePlanning() {
  const [planned, setPlanned] = useState<RecordAnswer>();
  const today = useToday();
  const filters = useMemo(() => [staffingFilter(today)], [today]);
  const action = (row: RecordAnswer): RowAction => ({
    label: texts.planEmployees,
    icon: IconUsers,
    onSelect: () => setPlanned(row),
    disabledReason: textOf(row, 'status') === 'cancelled' ? texts.isCancelledOrder : undefined,
  });
  const dialog = (
    <Suspense>
      {planned ? (
        <PlanningDialog
          order={{
            id: planned.id,
            title: textOf(planned, 'title'),
            customer: textOf(planned, 'company') || textOf(planned, 'name'),
            startDate: textOf(planned, 'startDate'),
            endDate: textOf(planned, 'endDate'),
            startTime: textOf(planned, 'startTime'),
            endTime: textOf(planned, 'endTime'),
          }}
          onClose={() => setPlanned(undefined)}
        />
      ) : null}
    </Suspense>
  );
  return { action, dialog, filters };
}

function staffingFilter(today: string): TableFilter<RecordAnswer> {
  const until = addDays(today, DAYS_AHEAD);
  return {
    id: 'staffing',
    label: recordTexts.staffing,
    allLabel: texts.anyStaffing,
    options: [
      { value: 'soon', label: texts.missingSoon },
      { value: 'missing', label: texts.missingEmployees },
    ],
    matches: (row, value) => {
      const startDate = textOf(row, 'startDate');
      const isSoon = startDate >= today && startDate <= until;
      return isShort(row) && (value === 'missing' || isSoon);
    },
    width: 184,
  };
}

function isShort(row: RecordAnswer): boolean {
  return isUnderstaffed({
    neededEmployees: numberOf(row, 'neededEmployees'),
    assignedEmployees: numberOf(row, 'assignedEmployees'),
    status: textOf(row, 'status') as OrderStatus,
  });
}
