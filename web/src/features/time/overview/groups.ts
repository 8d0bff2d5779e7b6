import type { TimeEntry } from '@driftig/contracts/time/entry';

import { sumFlex } from '@driftig/domain/time/counted';
import { sumHundredths } from '@driftig/domain/time/minutes';
import { isWork } from '@driftig/domain/time/report';

import { sortByName } from '@driftig/domain/text/sort-danish';
import type { Shown } from './address.ts';
import type { Person } from './sums.ts';
import { texts } from './texts.ts';

export type GroupedBy = Shown['by'];

/** The entries of a person or a project, with their sums. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly TimeEntry[];
  /** Work only; an adjustment has no hours. */
  readonly hundredths: number;
  readonly flexHundredths: number;
}

/** The entries in groups by name, each in the order they are given. */
export function groupsOf(entries: readonly TimeEntry[], by: GroupedBy): readonly Group[] {
  const grouped = Map.groupBy(entries, (entry) => keyOf(entry, by));
  const groups = [...grouped].map(([id, own]) => groupOf(id, own, by));
  return sortByName(groups, ({ name }) => name);
}

function keyOf({ employeeId, projectId }: TimeEntry, by: GroupedBy): string {
  return by === 'person' ? employeeId : projectId;
}

function groupOf(id: string, entries: readonly TimeEntry[], by: GroupedBy): Group {
  const [first] = entries;
  const project = id === '' ? texts.adjustment : (first?.projectName ?? '');
  return {
    id,
    name: by === 'person' ? (first?.employeeName ?? '') : project,
    entries,
    hundredths: sumHundredths(entries.filter(isWork)),
    flexHundredths: sumFlex(entries),
  };
}

/** The hours of work of an entry. */
export const hoursOf = ({ kind, hundredths }: TimeEntry): number =>
  kind === 'work' ? hundredths : 0;

/** The activity, or why the flex was adjusted. */
export const activityText = ({ kind, activity, flexReason }: TimeEntry): string =>
  kind === 'work' ? activity : flexReason;

/** Entries of some people. */
export function entriesOf(
  entries: readonly TimeEntry[],
  people: readonly Pick<Person, 'employeeId'>[],
): readonly TimeEntry[] {
  const ids = new Set(people.map(({ employeeId }) => employeeId));
  return entries.filter(({ employeeId }) => ids.has(employeeId));
}
