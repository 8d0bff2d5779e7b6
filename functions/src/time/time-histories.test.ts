import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import {
  createProject,
  decideHours,
  flexOf,
  listedHours,
  sendHours,
  workDay,
  type Entry,
} from '@driftig/tests/support/company/hours';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

/** The last days of a month and the first of the next, so that rows move between stored months. */
const firstDay = `${workDay().slice(0, 4)}-03-29`;

const one = fc.record({
  what: fc.constantFrom('register', 'register', 'edit', 'delete', 'decide', 'decideMany'),
  by: fc.constantFrom('employee', 'owner', 'administrator'),
  whose: fc.constantFrom('employee', 'administrator'),
  pick: fc.nat(),
  day: fc.nat({ max: 5 }),
  times: fc.constantFrom(['07:00', '11:00'], ['10:00', '15:00'], ['15:00', '23:30'], ['', '']),
  hours: fc.integer({ min: 1, max: 9 }),
  status: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof one extends fc.Arbitrary<infer S> ? S : never;
const history = fc.array(fc.array(one, { minLength: 1, maxLength: 4 }), {
  minLength: 3,
  maxLength: 9,
});

/** Results so far: how often each report was changed, and which were deleted. */
interface Known {
  readonly changes: Map<string, number>;
  readonly deleted: Set<string>;
}

function send(company: TestCompany, projectId: string, step: Step, ids: readonly string[]) {
  const { what, day, times, hours, pick, status } = step;
  const by: Caller = company[step.by];
  const id = ids[pick % Math.max(ids.length, 1)];
  const [startTime, endTime] = times;
  const fields = { date: addDays(firstDay, day), hours, startTime, endTime, projectId };
  if (what === 'register' || id === undefined)
    return sendHours(by, { ...fields, employeeId: company[step.whose].user.userId });
  if (what === 'decide') return decideHours(by, id, status, { reason: 'Nej' });
  if (what === 'decideMany') {
    const body = { ids: [id], status, reason: 'Nej' };
    return by.call(timeRoutes.decideTimeReports, { body });
  }
  const params = { id };
  if (what === 'delete') return by.call(timeRoutes.deleteTimeReport, { params });
  return by.call(timeRoutes.updateTimeReport, { params, body: fields });
}

function note(step: Step, ids: readonly string[], { status, json }: TestAnswer, known: Known) {
  expect(status).toBeLessThan(500);
  if (status >= 400) return;
  if (status === 201) {
    known.changes.set((json as Entry).id, 1);
    return;
  }
  const id = ids[step.pick % ids.length] ?? '';
  if (step.what === 'decideMany' && (json as { done: string[] }).done.length === 0) return;
  known.changes.set(id, (known.changes.get(id) ?? 0) + 1);
  if (step.what === 'delete') known.deleted.add(id);
}

/** Weekdays only, and no holiday falls on these days of any year that tests run in: Easter may. */
function flexByHand(entries: readonly Entry[], norms: ReadonlyMap<string, number>): number {
  const standing = entries.filter(({ status }) => status !== 3);
  const days = Map.groupBy(standing, ({ date }) => date);
  const sum = [...days].reduce(
    (total, [date, own]) =>
      total + own.reduce((hours, row) => hours + row.hours, 0) - (norms.get(date) ?? 0),
    0,
  );
  return Math.round(sum * 100) / 100;
}

/** The norm of each day, as the overview shows it for a person without their own. */
async function normsOf({ owner }: TestCompany): Promise<ReadonlyMap<string, number>> {
  const query = { startDate: firstDay, endDate: addDays(firstDay, 5) };
  const { json } = await owner.call(timeRoutes.getHoursOverview, { query });
  const { people } = json as { people: { days: { date: string; norm: number }[] }[] };
  return new Map((people[0]?.days ?? []).map(({ date, norm }) => [date, norm]));
}

function overlapping(entries: readonly Entry[]): Entry[] {
  const timed = entries.filter(({ status, starttime }) => status !== 3 && starttime !== '');
  return timed.filter((a) =>
    timed.some(
      (b) =>
        a.id !== b.id && a.date === b.date && a.starttime < b.endtime && b.starttime < a.endtime,
    ),
  );
}

test('whatever several people do at once, no row is lost or double, and sums agree', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (batches) => {
      const company = await createCompany();
      const projectId = await createProject(company.owner);
      const known: Known = { changes: new Map(), deleted: new Set() };
      const people = [company.employee, company.administrator, company.owner];
      await Promise.all(people.map(({ session }) => session()));
      for (const batch of batches) {
        const ids = [...known.changes.keys()];
        const requests = batch.map((step) => () => send(company, projectId, step, ids));
        const answers = await sendTogether(services().table, requests);
        for (const [index, step] of batch.entries()) {
          const answer = answers[index];
          if (answer !== undefined) note(step, ids, answer, known);
        }
      }
      const norms = await normsOf(company);
      const all: Entry[] = [];
      for (const { user } of people) {
        const query = { employeeId: user.userId, limit: '1000' };
        const { data } = await listedHours(company.owner, '1,2,3', query);
        expect(overlapping(data)).toEqual([]);
        expect(await flexOf(company.owner, { employeeId: user.userId })).toBe(
          flexByHand(data, norms),
        );
        all.push(...data);
      }
      const versions = new Map(all.map(({ id, version }) => [id, version]));
      const expected = [...known.changes].filter(([id]) => !known.deleted.has(id));
      expect(versions).toEqual(new Map(expected));
      for (const status of [1, 2, 3]) {
        const { total } = await listedHours(company.owner, String(status), { limit: '1' });
        expect(total).toBe(all.filter((entry) => entry.status === status).length);
      }
    }),
    { numRuns: 8 },
  );
});
