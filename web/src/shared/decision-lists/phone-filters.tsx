/**
 * PhoneFilters { state, noun, total, employees, others?, onSelect } — person and dates, in the
 * bottom sheet that other lists have too; `others` follow the person. The server filters, so only
 * the shown rows have a count.
 */
import { Suspense, useState } from 'react';

import type { TableFilter } from '../../ui/data-table/columns/column.ts';
import { FilterButton, useSheet } from '../../ui/data-table/filters/phone-filters.tsx';
import { countFilters } from '../../ui/data-table/filters/shown-text.ts';
import type { Noun } from '../../ui/data-table/table-props.ts';
import type { TableState } from '../../ui/data-table/use-table-state.ts';
import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import type { Person } from './decision-list.ts';
import { texts } from './texts.ts';

const FilterSheet = lazyWhenIdle(() => import('../../ui/data-table/filters/filter-sheet.tsx'));

type Filter = TableFilter<never>;

export interface PhoneFiltersProps {
  state: TableState;
  noun: Noun;
  total: number;
  employees: readonly Person[];
  others?: readonly Filter[];
  /** Starts choosing rows; undefined where there is nothing to do with them. */
  onSelect: (() => void) | undefined;
}

export function PhoneFilters(props: PhoneFiltersProps) {
  const { state, noun, total, employees, others = [], onSelect } = props;
  const sheet = useSheet();
  const [requested, setRequested] = useState(sheet.on);
  // Stays mounted after the first time, so that it can slide out.
  if (sheet.on && !requested) setRequested(true);
  const who = choiceFilter('employee', texts.employee, texts.allEmployees, employees);
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
              noun={noun}
              tabs={[]}
              filters={[who, ...others, dateFilter('from', texts.from), dateFilter('to', texts.to)]}
              columns={[]}
              toolbar={null}
              countOf={(chosen) => ({
                count: areSame(chosen.filters, state.filters) ? total : undefined,
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

const everyRow = () => true;

/** A choice of one of several, by name. */
export function choiceFilter(
  id: string,
  label: string,
  allLabel: string,
  choices: readonly Person[],
): Filter {
  const options = choices.map((one) => ({ value: one.id, label: one.name }));
  return { id, label, allLabel, options, matches: everyRow };
}

function dateFilter(id: string, label: string): Filter {
  return { kind: 'date', id, label, allLabel: '', options: [], matches: everyRow };
}

type FilterValues = Readonly<Record<string, string>>;
const areSame = (one: FilterValues, other: FilterValues) =>
  Object.entries(one).every(([id, value]) => other[id] === value);
