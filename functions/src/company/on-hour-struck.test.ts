import { alarmEntity } from '@driftig/data/clock/clock.entities';
import { clockRepository } from '@driftig/data/clock/clock.repository';
import { tenantEntity } from '@driftig/data/company/company.entities';
import { openTable, type Table } from '@driftig/data/core/client';
import { tableSpec } from '@driftig/data/core/table-spec';
import { ensureTable } from '@driftig/local-cloud/stand-ins/table';
import { hourEvent } from '@driftig/local-cloud/outbox/clock-runner';
import { withDataRights } from '@driftig/tests/support/stack/data-rights';
import { pendingEvents } from '@driftig/tests/support/stack/outbox';
import { ulid } from 'ulid';
import { beforeEach, expect, test } from 'vitest';

import { consumeClock } from '../events/consume-clock.ts';
import { strikeHour } from './strike-hour.ts';

/** A table of its own: the clock is one for all companies. */
let table: Table;
beforeEach(async () => {
  const name = `clock-${ulid()}`;
  await ensureTable(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '', name, tableSpec);
  table = openTable(name);
  for (const companyId of ['one', 'two'])
    await tenantEntity(table).put({ companyId, registeredAt: '2026-01-01' }).go();
});

const strike = (now: string) =>
  withDataRights(table, 'company-on-hour-struck', () => strikeHour(table, now));

async function dueOf(companyId: string): Promise<string[]> {
  const events = await pendingEvents(table, companyId);
  return events.flatMap(({ name, at, payload }) => {
    const { due } = payload as { readonly due: readonly { job: string; date: string }[] };
    return due.map(({ job, date }) => `${name} ${at.slice(11, 13)} ${job} ${date}`);
  });
}

const morning = (date: string, at: string) => [
  ...morningReminders(date, at),
  `boardPurgeDue ${at} boardPurge ${date}`,
];
const morningReminders = (date: string, at: string) =>
  [
    'hoursMissing',
    'hoursHandedIn',
    'applicationsWaiting',
    'ordersLackPeople',
    'invoicesDue',
    'tasksDue',
  ].map((job) => `remindersDue ${at} ${job} ${date}`);

test('each company gets an event at the Danish hour of a job, and none in the hours between', async () => {
  // In November the Danish clock is an hour ahead.
  await strike('2026-11-26T15:00:00Z');
  const first = await dueOf('one');
  await strike('2026-11-26T16:00:00Z');
  await strike('2026-11-27T06:00:00Z');
  expect(await dueOf('one')).toEqual(first);
  await strike('2026-11-27T07:00:00Z');
  const expected = [...first, ...morning('2026-11-27', '07')];
  expect(await dueOf('one')).toEqual(expected);
  expect(await dueOf('two')).toEqual(expected);
});

test('in summer the same job comes an hour earlier by UTC', async () => {
  await strike('2026-07-01T14:00:00Z');
  const before = (await dueOf('one')).length;
  await strike('2026-07-02T06:00:00Z');
  expect((await dueOf('one')).slice(before)).toEqual(morning('2026-07-02', '06'));
});

test('a stop before the end publishes again, and one after it does not', async () => {
  await strike('2026-11-26T15:00:00Z');
  const once = (await dueOf('one')).length;
  const clock = clockRepository(table);
  const done = await clock.getDone();
  await strike('2026-11-26T15:00:00Z');
  expect(await dueOf('one')).toHaveLength(once);
  await clock.saveDone({}, [{ job: 'shiftReminder', date: '2026-11-25' }]);
  await strike('2026-11-26T15:00:00Z');
  expect(await dueOf('one')).toHaveLength(2 * once);
  expect(await clock.getDone()).toEqual(done);
});

test('an alarm is published to its company in its hour, and once', async () => {
  await strike('2026-11-26T15:00:00Z');
  await alarmEntity(table)
    .put({ at: '2026-11-26T18:00:00.000Z', companyId: 'two', number: 7 })
    .go();
  const names = async () => (await pendingEvents(table, 'two')).map(({ name }) => name);
  const before = await names();
  await strike('2026-11-26T17:00:00Z');
  expect(await names()).toEqual(before);
  await strike('2026-11-26T18:00:00Z');
  await strike('2026-11-26T19:00:00Z');
  expect(await names()).toEqual([...before, 'answersDue']);
  expect(await pendingEvents(table, 'one')).not.toContainEqual(
    expect.objectContaining({ name: 'answersDue' }),
  );
});

test('an hour without jobs or alarms reads twice and writes nothing', async () => {
  await strike('2026-11-26T15:00:00Z');
  const commands: string[] = [];
  table.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (asked) => {
        commands.push(commandName);
        return next(asked);
      },
    { step: 'initialize' },
  );
  await strike('2026-11-26T18:00:00Z');
  expect(commands).toEqual(['QueryCommand', 'GetItemCommand']);
});

test('the consumer takes the event of a schedule, and leaves others alone', async () => {
  const struck: string[] = [];
  const consumer = consumeClock(async (now) => void struck.push(now));
  const batch = [hourEvent('2026-11-26T15:00:00Z'), { 'detail-type': 'Other', time: 'x' }];
  const Records = batch.map((event, index) => ({
    messageId: String(index),
    body: JSON.stringify(event),
  }));
  expect(await consumer({ Records } as Parameters<typeof consumer>[0])).toEqual({
    batchItemFailures: [],
  });
  expect(struck).toEqual(['2026-11-26T15:00:00Z']);
});
