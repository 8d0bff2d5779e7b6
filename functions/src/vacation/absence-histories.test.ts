import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays, yearOf } from '@driftig/domain/dates';
import { overlap } from '@driftig/domain/planning/period';
import { absencePeriod } from '@driftig/domain/vacation/absence';
import {
  decide,
  listAbsences,
  sendApplication,
  today,
} from '@driftig/tests/support/company/absences';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

/** Around New Year, so that an absence lies in two stored years as often as in one. */
const firstDay = `${yearOf(today()) + 1}-12-29`;

const one = fc.record({
  what: fc.constantFrom('apply', 'apply', 'edit', 'delete', 'decide', 'decide'),
  by: fc.constantFrom('employee', 'owner', 'administrator'),
  whose: fc.constantFrom('employee', 'administrator'),
  pick: fc.nat(),
  day: fc.nat({ max: 5 }),
  nights: fc.nat({ max: 2 }),
  times: fc.constantFrom(['', ''], ['', ''], ['08:00', '12:00'], ['12:00', '16:00']),
  decision: fc.nat({ max: 2 }),
});
type Step = typeof one extends fc.Arbitrary<infer S> ? S : never;
/** Batches of concurrent requests, one after the other. */
const history = fc.array(fc.array(one, { minLength: 1, maxLength: 4 }), {
  minLength: 3,
  maxLength: 9,
});

/** Results so far: how often each absence was changed, and which were deleted. */
interface Known {
  readonly changes: Map<string, number>;
  readonly deleted: Set<string>;
}

function send(company: TestCompany, step: Step, ids: readonly string[]) {
  const { what, day, nights, times, pick, decision } = step;
  const by: Caller = company[step.by];
  const id = ids[pick % Math.max(ids.length, 1)];
  const startdate = addDays(firstDay, day);
  const [timefrom, timeto] = times;
  const time = { startdate, enddate: addDays(startdate, nights), timefrom, timeto };
  if (what === 'apply' || id === undefined)
    return sendApplication(by, { ...time, employeeid: company[step.whose].user.userId });
  const params = { id };
  if (what === 'decide') return decide(by, id, decision);
  if (what === 'delete') return by.call(vacationRoutes.deleteAbsence, { params });
  const route = step.by === 'employee' ? vacationRoutes.updateAbsence : vacationRoutes.editAbsence;
  return by.call(route, { params, body: time });
}

async function sendBatch(company: TestCompany, batch: readonly Step[], known: Known) {
  const ids = [...known.changes.keys()];
  const requests = batch.map((step) => () => send(company, step, ids));
  const answers = await sendTogether(services().table, requests);
  for (const [index, answer] of answers.entries()) note(batch[index], ids, answer, known);
}

function note(step: Step | undefined, ids: readonly string[], answer: TestAnswer, known: Known) {
  expect(answer.status).toBeLessThan(500);
  if (step === undefined || answer.status >= 400) return;
  if (answer.status === 201) {
    known.changes.set((answer.json as { id: string }).id, 1);
    return;
  }
  const id = ids[step.pick % ids.length] ?? '';
  known.changes.set(id, (known.changes.get(id) ?? 0) + 1);
  if (step.what === 'delete') known.deleted.add(id);
}

async function stored({ owner }: TestCompany, employeeId: string) {
  const { data } = await listAbsences(owner, '0,1,2', { employeeId, limit: '100000' });
  return data as ((typeof data)[number] & { timefrom: string; timeto: string })[];
}

test('whatever several people do at once, no two standing absences overlap and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (batches) => {
      const company = await createCompany();
      const known: Known = { changes: new Map(), deleted: new Set() };
      const people = [company.employee, company.administrator, company.owner];
      await Promise.all(people.map(({ session }) => session()));
      for (const batch of batches) await sendBatch(company, batch, known);
      const lists = await Promise.all(people.map(({ user }) => stored(company, user.userId)));
      for (const list of lists) {
        const periods = list
          .filter(({ status }) => status !== 2)
          .map(({ startdate, enddate, timefrom, timeto }) =>
            absencePeriod({
              startDate: startdate,
              endDate: enddate,
              startTime: timefrom,
              endTime: timeto,
            }),
          );
        const double = periods.flatMap((a, index) =>
          periods.slice(index + 1).filter((b) => overlap(a, b)),
        );
        expect(double).toEqual([]);
      }
      const versions = new Map(lists.flat().map(({ id, version }) => [id, version]));
      const expected = [...known.changes].filter(([id]) => !known.deleted.has(id));
      expect(versions).toEqual(new Map(expected));
    }),
    { numRuns: 6 },
  );
});
