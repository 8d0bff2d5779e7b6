import type { Plan, PlannerPerson } from '@driftig/contracts/planning/planner-answers';
import { plannedHundredths } from '@driftig/domain/calendar/shift-law';
import { periodOf } from '@driftig/domain/planning/period';
import { IconUserExclamation } from '@tabler/icons-react';

import { Avatar } from '../../../ui/display/avatar.tsx';
import type { GridLane } from '../../../ui/time-grid/types.ts';
import { texts } from '../texts.ts';
import { openLane } from './event-ids.ts';
import { NormBar } from './norm-bar.tsx';
import { PersonLink } from './person-link.tsx';
import { PlannedHours } from './planned-hours.tsx';

const lackIcon = <IconUserExclamation size={18} stroke={1.6} />;

interface Lanes extends Dates {
  /** Columns of a day instead of rows of a week. */
  readonly isDay: boolean;
}

/** The lane of orders that lack people, then a lane for each person. */
export function lanesOf(
  plan: Plan,
  people: readonly PlannerPerson[],
  { isDay, ...dates }: Lanes,
): GridLane[] {
  const places = plan.orders.reduce((sum, { missing }) => sum + missing, 0);
  const open: GridLane = {
    id: openLane,
    name: texts.openLane,
    hint: texts.openPlaces(places),
    // A column has no room for it.
    ...(!isDay && { mark: lackIcon }),
    tone: 'pending',
    isPinned: true,
  };
  const toLane = isDay ? columnsOf(people) : (person: PlannerPerson) => rowOf(plan, person, dates);
  return [open, ...people.map(toLane)];
}

interface Dates {
  readonly from: string;
  readonly to: string;
}

/** A row of the week: the person's planned hours, and how much of the norm they are. */
function rowOf(
  { orders }: Plan,
  { id, name, department, isActive, weekNorm }: PlannerPerson,
  { from, to }: Dates,
): GridLane {
  const own = orders.filter(
    ({ assignedIds, startDate }) =>
      assignedIds.includes(id) && startDate >= from && startDate <= to,
  );
  const planned = own.reduce((sum, order) => sum + plannedHundredths(periodOf(order)), 0);
  const about = isActive ? department : texts.left;
  return {
    id,
    name,
    title: <PersonLink id={id}>{name}</PersonLink>,
    hint: about === '' ? undefined : `${about} ·`,
    figure: <PlannedHours name={name} planned={planned} orders={own} norm={weekNorm} />,
    mark: <Avatar name={name} />,
    foot: <NormBar planned={planned} norm={weekNorm} />,
  };
}

/** Columns of the day are narrow: the first name, or the whole one where two people share it. */
function columnsOf(people: readonly PlannerPerson[]): (person: PlannerPerson) => GridLane {
  const firstOf = (name: string) => name.split(' ')[0] ?? name;
  const counts = new Map<string, number>();
  for (const { name } of people) counts.set(firstOf(name), (counts.get(firstOf(name)) ?? 0) + 1);
  return ({ id, name, department, isActive }) => {
    const first = firstOf(name);
    const short = counts.get(first) === 1 ? first : name;
    return {
      id,
      name: short,
      title: <PersonLink id={id}>{short}</PersonLink>,
      hint: isActive ? department || undefined : texts.left,
      mark: <Avatar name={name} />,
    };
  };
}
