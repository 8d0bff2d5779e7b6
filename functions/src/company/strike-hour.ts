import { clockRepository } from '@driftig/data/clock/clock.repository';
import { tenantRepository } from '@driftig/data/company/tenants.repository';
import type { Table } from '@driftig/data/core/client';
import { publishForAll } from '@driftig/data/log/publish-event';
import { dailyJobs, dueJobs } from '@driftig/domain/clock/jobs';
import { danishClock } from '@driftig/domain/dates';
import { ulid } from 'ulid';

/**
 * Publishes an event for each company where a job or an alarm is due; an hour without them reads twice. A stop in the
 * middle publishes again for all, and the claim of each company lets a job happen once.
 */
export async function strikeHour(table: Table, now: string): Promise<void> {
  const clock = clockRepository(table);
  await ringAlarms(table, now);
  const done = await clock.getDone();
  const due = dueJobs(danishClock(Date.parse(now)), done);
  if (due.length === 0) return;
  const companyIds = await tenantRepository(table).listIds();
  for (const [name, jobs] of Map.groupBy(due, ({ job }) => dailyJobs[job].event))
    // oxlint-disable-next-line no-await-in-loop -- one event at a time for all companies
    await publishForAll(table, { now, newId: ulid }, companyIds, { name, payload: { due: jobs } });
  await clock.saveDone(done, due);
}

/** A stop before the removal publishes an alarm again; its consumer claims it. */
async function ringAlarms(table: Table, now: string): Promise<void> {
  const clock = clockRepository(table);
  for (const alarm of await clock.listAlarms(now)) {
    const { companyId, number } = alarm;
    // One after the other: they are few.
    /* oxlint-disable no-await-in-loop */
    await publishForAll(table, { now, newId: ulid }, [companyId], {
      name: 'answersDue',
      payload: { number },
    });
    await clock.removeAlarm(alarm);
    /* oxlint-enable no-await-in-loop */
  }
}
