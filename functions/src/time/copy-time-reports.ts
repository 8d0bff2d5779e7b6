import type { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { nameOf } from '@driftig/domain/employees/name-of';
import { assertCopying, copiesOf } from '@driftig/domain/time/copy';
import { assertRoom } from '@driftig/domain/time/overlaps';
import { assertDates, newReports } from '@driftig/domain/time/register';
import type { TimeReport } from '@driftig/domain/time/report';

import { changeReports, monthsOfDates } from '../changes/time/change-reports.ts';
import type { Handler } from '../pipeline/handler.ts';
import { entriesOf } from './entry-of.ts';
import { normFacts } from './norm-facts.ts';
import { openProjects } from './registration-of.ts';

interface Copied {
  readonly data: ReturnType<typeof entriesOf>;
  readonly skipped: number;
  readonly closed: number;
}

/** Copies one's own day or week; what is there already, or is closed by now, is left out and counted. */
export const copyTimeReports: Handler<typeof timeRoutes.copyTimeReports> = async ({
  input,
  store,
  actor,
  now,
  today,
  newId,
}) => {
  const { fromDate, toDate, days } = input.body;
  assertCopying(input.body);
  const lastTo = addDays(toDate, days - 1);
  assertDates([toDate, lastTo], today);
  const employeeId = actor.userId;
  const months = monthsOfDates([fromDate, addDays(fromDate, days - 1), toDate, lastTo]);
  const about = { employeeIds: [employeeId], from: toDate, to: lastTo, today };
  const facts = await normFacts(store, about);
  const naming = { nameOf: () => nameOf(actor), factsOf: facts.of };
  let answer: Copied = { data: [], skipped: 0, closed: 0 };
  await changeReports(store, { employeeId, months }, async (reports) => {
    const { parts, skipped } = copiesOf(reports, input.body);
    const ids = parts.map(({ projectId }) => projectId);
    const open = await openProjects(store, ids, actor);
    const kept = parts.filter(({ projectId }) => open.has(projectId));
    const made: TimeReport[] = kept.flatMap((part) =>
      newReports([part], { employeeId, now, newId }),
    );
    assertRoom(made, reports);
    const data = entriesOf(made, [...reports, ...made], naming);
    answer = { data, skipped, closed: parts.length - kept.length };
    const moves = made.map((after) => ({ before: undefined, after }));
    return { moves, change: { action: 'time.copied', writes: [], answer } };
  });
  return answer;
};
