import type { PlannerPerson } from '@driftig/contracts/planning/planner-answers';
import type { DateText } from '@driftig/domain/dates';
import { addDays } from '@driftig/domain/dates';
import { mondayOf } from '@driftig/domain/weeks';
import { Button, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { usePhone } from '../../ui/layout/use-phone.ts';
import type { GridView } from '../../ui/time-grid/types.ts';
import { dayAndMonth, periodTitle } from '../../ui/time/period-title.ts';
import { weekdayOf } from '../../ui/time/weekday-names.ts';
import classes from './planner-bar.module.css';
import { texts } from './texts.ts';
import { stepFrom, type usePlannerAddress } from './use-planner-address.ts';

export type PlannerAddress = ReturnType<typeof usePlannerAddress>;

const views: readonly GridView[] = ['day', 'week', 'month', 'agenda'];

interface PlannerBarProps {
  address: PlannerAddress;
  today: DateText;
  people: readonly PlannerPerson[] | undefined;
}

/** Moves between days, and filters by department and person. */
export function PlannerBar({ address, today, people }: PlannerBarProps) {
  const isPhone = usePhone();
  const { view, date, show } = address;
  // A month of rows is no use on a phone.
  const offered = isPhone ? views.filter((one) => one !== 'month') : views;
  return (
    <div className={classes.bar}>
      <div className={classes.steps} data-no-print>
        <Button onClick={() => show({ date: today })}>{texts.today}</Button>
        <IconButton
          variant="default"
          icon={IconChevronLeft}
          label={texts.previous[view]}
          onClick={() => show({ date: stepFrom(view, date, -1) })}
        />
        <IconButton
          variant="default"
          icon={IconChevronRight}
          label={texts.next[view]}
          onClick={() => show({ date: stepFrom(view, date, 1) })}
        />
      </div>
      <h2 className={classes.title} aria-live="polite">
        {titleOf(view, date)}
      </h2>
      <Filters address={address} people={people} />
      <div data-no-print>
        <Segmented
          label={texts.view}
          value={view}
          options={offered.map((value) => ({ value, label: texts.views[value] }))}
          onChange={(next) => show({ view: next })}
        />
      </div>
    </div>
  );
}

function titleOf(view: GridView, date: DateText): string {
  if (view === 'day') {
    const day = weekdayOf(date);
    return `${day.charAt(0).toUpperCase()}${day.slice(1)} ${dayAndMonth(date)}`;
  }
  if (view !== 'week') return periodTitle('month', { from: date, to: date });
  const from = mondayOf(date);
  return periodTitle('week', { from, to: addDays(from, 6) });
}

function Filters({
  address,
  people,
}: {
  address: PlannerAddress;
  people: readonly PlannerPerson[] | undefined;
}) {
  const { department, person, show } = address;
  // Until they are there their place is kept, so that the views beside them do not move.
  if (people?.length === 0) return null;
  const departments = [...new Set(people?.map((one) => one.department))].filter(
    (name) => name !== '',
  );
  return (
    <div className={classes.filters} data-no-print>
      <NativeSelect
        aria-label={texts.department}
        data={[
          { value: '', label: texts.allDepartments },
          ...departments.toSorted((a, b) => a.localeCompare(b, 'da')),
        ]}
        value={department}
        onChange={({ currentTarget }) => show({ department: currentTarget.value })}
        className={classes.filter ?? ''}
      />
      <NativeSelect
        aria-label={texts.person}
        data={[
          { value: '', label: texts.allPeople },
          ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={person}
        onChange={({ currentTarget }) => show({ person: currentTarget.value })}
        className={classes.filter ?? ''}
      />
    </div>
  );
}
