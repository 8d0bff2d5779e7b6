import { Suspense, useState } from 'react';

import { FilterButton, useSheet } from '../../../ui/data-table/phone-filters.tsx';
import { countFilters } from '../../../ui/data-table/shown-text.ts';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { ListProps } from './list-props.ts';
import { texts } from './texts.ts';

const FilterSheet = lazyWhenIdle(() => import('../../../ui/data-table/filter-sheet.tsx'));

interface PhoneFiltersProps extends ListProps {
  /** Starts choosing rows; undefined where there is nothing to do with them. */
  onSelect: (() => void) | undefined;
}

/** Who and when, in the sheet that other lists have too. */
export function PhoneFilters({ state, employees, total, onSelect }: PhoneFiltersProps) {
  const sheet = useSheet();
  const [requested, setRequested] = useState(sheet.on);
  // Stays mounted after the first time, so that it can slide out.
  if (sheet.on && !requested) setRequested(true);
  return (
    <>
      <FilterButton
        set={countFilters({ ...state, status: '' }, { status: '' })}
        onOpen={sheet.open}
      />
      {requested ? (
        <LazyBoundary>
          <Suspense>
            <FilterSheet
              opened={sheet.on}
              onClose={sheet.close}
              onInstead={sheet.closeAnd}
              state={state}
              noun={{ one: texts.one, many: texts.many }}
              tabs={[]}
              filters={[
                {
                  id: 'employee',
                  label: texts.employee,
                  allLabel: texts.allEmployees,
                  options: employees.map(({ id, name }) => ({ value: id, label: name })),
                  matches: everyRow,
                },
                dateFilter('from', texts.from),
                dateFilter('to', texts.to),
              ]}
              columns={[]}
              toolbar={null}
              countOf={(chosen) => ({
                count: sameFilters(chosen.filters, state.filters) ? total : undefined,
                counts: new Map(),
              })}
              csv={undefined}
              onSelect={onSelect}
              listActions={[]}
            />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}

/** The server filters. */
const everyRow = () => true;
const dateFilter = (id: string, label: string) => ({
  kind: 'date' as const,
  id,
  label,
  allLabel: '',
  options: [],
  matches: everyRow,
});

type FilterValues = Readonly<Record<string, string>>;
const sameFilters = (one: FilterValues, other: FilterValues) =>
  Object.entries(one).every(([id, value]) => other[id] === value);
