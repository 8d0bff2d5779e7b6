import type { CopyDay } from '@driftig/contracts/time/copy-routes';
import type { CompanyData } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { addDays, type DateText } from '@driftig/domain/dates';
import { assertCopying, copyPlan, withoutClosed, type CopiedDay } from '@driftig/domain/time/copy';
import { sumHundredths } from '@driftig/domain/time/minutes';
import { assertDates } from '@driftig/domain/time/register';
import type { TimeReport } from '@driftig/domain/time/report';

import { monthsOfDates } from '../changes/time/change-reports.ts';
import { normFacts, type KnownFacts } from './norm-facts.ts';
import { openProjects } from './registration-of.ts';

type Stores = Pick<CompanyData, 'time' | 'orders' | 'vacation'>;

interface Copying {
  readonly fromDate: DateText;
  readonly toDate: DateText;
  readonly days: number;
}

interface Planner {
  readonly months: string[];
  readonly facts: KnownFacts;
  /**
   * The days with their copies of these reports, and how many registrations are on closed projects.
   */
  readonly planOf: (
    reports: readonly TimeReport[],
  ) => Promise<{ readonly plan: CopiedDay[]; readonly closed: number }>;
}

/** Plans a copy of the user's own hours, for the preview and the copy. Throws bad_input. */
export async function copyPlanner(
  store: Stores,
  copying: Copying,
  { actor, today }: { readonly actor: Actor; readonly today: DateText },
): Promise<Planner> {
  const { fromDate, toDate, days } = copying;
  assertCopying(copying);
  const lastTo = addDays(toDate, days - 1);
  assertDates([toDate, lastTo], today);
  const employeeIds = [actor.userId];
  const facts = await normFacts(store, { employeeIds, from: toDate, to: lastTo, today });
  const { absences } = facts.of(actor.userId);
  return {
    months: monthsOfDates([fromDate, addDays(fromDate, days - 1), toDate, lastTo]),
    facts,
    planOf: async (reports) => {
      const whole = copyPlan(reports, copying, { today, absences });
      const ids = whole.flatMap(({ parts }) => parts.map(({ projectId }) => projectId));
      const open = await openProjects(store, ids, actor);
      const plan = withoutClosed(whole, open);
      return { plan, closed: closedIn(whole, open) };
    },
  };
}

const closedIn = (plan: readonly CopiedDay[], open: ReadonlySet<string>) =>
  plan
    .filter(({ skip }) => skip === '')
    .flatMap(({ parts }) => parts)
    .filter(({ projectId }) => !open.has(projectId)).length;

/** A plan as it is answered. */
export const daysOfPlan = (plan: readonly CopiedDay[]): CopyDay[] =>
  plan.map(({ date, parts, skip }) => ({
    date,
    hundredths: sumHundredths(parts),
    entries: parts.length,
    skip,
  }));

/** How many registrations stay where they are, because of their day. */
export const skippedIn = (plan: readonly CopiedDay[]) =>
  plan
    .filter(({ skip }) => skip !== '' && skip !== 'closed')
    .reduce((count, { parts }) => count + parts.length, 0);
