import { lookupRoutes } from '@driftig/contracts/accounting/lookups';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { DateInput } from '../../../ui/fields/date-input.tsx';
import classes from './lists.module.css';
import { texts } from './texts.ts';
import type { BookFilter } from './use-book-filter.ts';

interface BookFiltersProps {
  list: BookFilter;
  search: string;
  choice: {
    label: string;
    all: string;
    options: readonly { value: string; label: string }[];
  };
  /** Whether rows belong to an employee. */
  byEmployee: boolean;
  add?: { label: string; onAdd: () => void } | undefined;
}

/** The search, dates and choices over a list of bookkeeping, and its button where rows can be added. */
export function BookFilters({ list, search, choice, byEmployee, add }: BookFiltersProps) {
  const { filter, change } = list;
  return (
    <div className={classes.filters}>
      <div className={classes.first}>
        <TextInput
          role="searchbox"
          aria-label={search}
          placeholder={search}
          value={filter.typed}
          onChange={(event) => change({ typed: event.currentTarget.value })}
        />
        {add === undefined ? null : (
          <Button variant="filled" onClick={add.onAdd}>
            {add.label}
          </Button>
        )}
      </div>
      <div className={classes.narrowing}>
        <DateInput
          aria-label={texts.from}
          placeholder={texts.from}
          value={filter.from}
          onChange={(from) => change({ from })}
        />
        <DateInput
          aria-label={texts.to}
          placeholder={texts.to}
          value={filter.to}
          onChange={(to) => change({ to })}
        />
        <NativeSelect
          aria-label={choice.label}
          value={filter.chosen}
          data={[{ value: '', label: choice.all }, ...choice.options]}
          onChange={(event) => change({ chosen: event.currentTarget.value })}
        />
        {byEmployee ? <EmployeeFilter list={list} /> : null}
      </div>
    </div>
  );
}

function EmployeeFilter({ list: { filter, change } }: { list: BookFilter }) {
  const { data = [] } = useQuery(routeQuery(lookupRoutes.listAccountingEmployees, { query: {} }));
  const options = data.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <NativeSelect
      aria-label={texts.employee}
      value={filter.employeeId}
      data={[{ value: '', label: texts.allEmployees }, ...options]}
      onChange={(event) => change({ employeeId: event.currentTarget.value })}
    />
  );
}
