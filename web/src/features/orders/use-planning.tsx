import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { textOf } from '@driftig/domain/lists/row-values';
import { staffingFilter } from '@driftig/domain/lists/rules/orders';
import { IconUsers } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';

import { texts as recordTexts } from '../../shared/record-screens/texts.ts';
import type { RowAction, TableFilter } from '../../ui/data-table/columns/column.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { useToday } from '../../ui/time/use-today.ts';
import { texts } from './texts.ts';

const PlanningDialog = lazyWhenIdle(() => import('../../shared/staffing/planning-dialog.tsx'));

/** Planning from the list of orders: the action of a row, its dialog, and the filter. */
export function usePlanning() {
  const [planned, setPlanned] = useState<RecordAnswer>();
  const today = useToday();
  const filters = useMemo(() => [shownStaffing(today)], [today]);
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

/** The filter with its texts on the screen. */
function shownStaffing(today: string): TableFilter<RecordAnswer> {
  return {
    ...staffingFilter(today),
    label: recordTexts.staffing,
    allLabel: texts.anyStaffing,
    options: [
      { value: 'soon', label: texts.missingSoon },
      { value: 'missing', label: texts.missingEmployees },
    ],
    width: 184,
  };
}
