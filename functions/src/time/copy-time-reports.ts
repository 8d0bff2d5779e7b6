import type { timeRoutes } from '@driftig/contracts/time/routes';
import { nameOf } from '@driftig/domain/employees/name-of';
import { copiedParts } from '@driftig/domain/time/copy';
import { assertRoom } from '@driftig/domain/time/overlaps';
import { newReports } from '@driftig/domain/time/new-reports';
import type { TimeReport } from '@driftig/domain/time/report';

import { changeReports } from '../changes/time/change-reports.ts';
import type { Handler } from '../pipeline/handler.ts';
import { copyPlanner, daysOfPlan, skippedIn } from './copy-plan.ts';
import { entriesOf } from './entry-of.ts';

interface Copied {
  readonly data: ReturnType<typeof entriesOf>;
  readonly days: ReturnType<typeof daysOfPlan>;
  readonly skipped: number;
  readonly closed: number;
}

/**
 * Copies the user's own day or week to days without hours, up to today. Skipped days are decided on
 * what is stored when it is written: of two tabs, the slower one finds the days taken.
 */
export const copyTimeReports: Handler<typeof timeRoutes.copyTimeReports> = async ({
  input,
  store,
  actor,
  now,
  today,
  newId,
}) => {
  const employeeId = actor.userId;
  const { months, facts, planOf } = await copyPlanner(store, input.body, { actor, today });
  const naming = { nameOf: () => nameOf(actor), facts };
  const { change } = await changeReports(store, { employeeId, months }, async (reports) => {
    const { plan, closed } = await planOf(reports);
    const made: TimeReport[] = copiedParts(plan).flatMap((part) =>
      newReports([part], { employeeId, now, newId }),
    );
    assertRoom(made, reports);
    const data = entriesOf(made, [...reports, ...made], naming);
    const answer: Copied = { data, days: daysOfPlan(plan), skipped: skippedIn(plan), closed };
    const moves = made.map((after) => ({ before: undefined, after }));
    return { moves, change: { action: 'time.copied' as const, writes: [], answer } };
  });
  return change.answer;
};
