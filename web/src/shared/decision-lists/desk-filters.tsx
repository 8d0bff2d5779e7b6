/**
 * DeskFilters { state, employees, children? } — person and dates, in one row above a table. The
 * filters in `children` follow the person.
 */
import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';

import DateFilter from '../../ui/data-table/filters/date-filter.tsx';
import { ShortcutChoice } from '../../ui/data-table/filters/shortcut-choice.tsx';
import toolbar from '../../ui/data-table/filters/toolbar.module.css';
import type { TableState } from '../../ui/data-table/use-table-state.ts';
import { resetFilters, type Person } from './decision-list.ts';
import { texts } from './texts.ts';

interface DeskFiltersProps {
  state: TableState;
  employees: readonly Person[];
  children?: ReactNode;
}

export function DeskFilters({ state, employees, children }: DeskFiltersProps) {
  const { employee = '', from = '', to = '' } = state.filters;
  return (
    <div className={toolbar.toolbar}>
      <NativeSelect
        aria-label={texts.employee}
        data={[
          { value: '', label: texts.allEmployees },
          ...employees.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={employee}
        onChange={({ currentTarget }) => state.setFilter('employee', currentTarget.value)}
        className={toolbar.filter ?? ''}
        style={{ '--filter-width': '176px' }}
      />
      {children}
      <DateFilter
        label={texts.from}
        value={from}
        onChange={(date) => state.setFilter('from', date)}
      />
      <DateFilter label={texts.to} value={to} onChange={(date) => state.setFilter('to', date)} />
      <ShortcutChoice state={state} />
      {Object.values(state.filters).some(Boolean) ? (
        <div className={toolbar.end}>
          <Button variant="subtle" color="gray" onClick={() => resetFilters(state)}>
            {texts.reset}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
