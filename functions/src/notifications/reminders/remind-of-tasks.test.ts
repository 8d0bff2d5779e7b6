import type { OutboxItem } from '@driftig/data/log/outbox.repository';
import { addDays } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { createCategory, createTask } from '@driftig/tests/support/board/board';
import { today } from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { shownTo, tellAll } from '@driftig/tests/support/company/notifications';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { deliver } from '@driftig/tests/support/stack/mails';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { handler } from '../on-reminders-due.ts';

/** Within the trial of the test's company. */
const due = addDays(today(), 3);
const eve = addDays(due, -1);

const eventOf = ({ companyId }: TestCompany, date: string): OutboxItem => ({
  shard: '0',
  eventId: ulid(),
  name: 'remindersDue',
  companyId,
  at: `${date}T07:00:00.000Z`,
  payload: { due: [{ job: 'tasksDue', date }] },
});

async function companyWithTask() {
  const company = await createCompany();
  const { owner, employee } = company;
  const category = await createCategory(owner, { sharedWith: [employee.user.userId] });
  const task = await createTask(owner, category, {
    title: 'Bestil duge',
    dateTo: due,
    assignees: [employee.user.userId],
  });
  return { company, task };
}

const remindersOf = async (company: TestCompany) =>
  (await shownTo(company.employee)).filter(({ kind }) => kind === 'tasksDue');

test('an assignee is reminded the day before and on the day, each once, however often and at once the event comes', async () => {
  const { company, task } = await companyWithTask();
  const shown = {
    title: `Opgaven Bestil duge skal være færdig ${formatDate(due)}`,
    path: `/genereltasks?open=${task}`,
  };
  for (const [date, count] of [
    [addDays(eve, -1), 0],
    [eve, 1],
    [due, 2],
    [addDays(due, 1), 2],
  ] as const) {
    const events = [1, 2].map(() => eventOf(company, date));
    await Promise.all(events.map((event) => deliver(handler, event)));
    await deliver(handler, events[0]);
    await tellAll(company);
    expect(await remindersOf(company), date).toMatchObject(
      Array.from({ length: count }, () => shown),
    );
  }
});

test('tasks remind no one on Starter', async () => {
  const { company } = await companyWithTask();
  await changeCompany(company.companyId, { plan: 'starter' });
  await deliver(handler, eventOf(company, eve));
  await tellAll(company);
  expect(await remindersOf(company)).toEqual([]);
});
