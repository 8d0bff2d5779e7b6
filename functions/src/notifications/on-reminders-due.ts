import { planFeatures, type PlanFeature } from '@driftig/contracts/core/plans';
import { AlreadyClaimed, clockClaims } from '@driftig/data/clock/clock.repository';
import type { Write } from '@driftig/data/core/write';
import { companyStore, type CompanyStore } from '@driftig/data/store';
import type { DueJob, ReminderJob } from '@driftig/domain/clock/jobs';
import { openPlanOf } from '@driftig/domain/company/plan';
import { danishClock, danishDate } from '@driftig/domain/dates';
import { clockSystem } from '@driftig/domain/history/actor-name';
import type { Telling } from '@driftig/domain/notifications/occasion';
import { ulid } from 'ulid';

import { consume } from '../events/consume.ts';
import { services } from '../pipeline/services.ts';
import {
  remindOfApplications,
  remindOfHandedIn,
  remindOfInvoices,
  remindOfLackingPeople,
} from './reminders/remind-managers.ts';
import { remindOfHours, remindOfShifts } from './reminders/remind-of-shifts.ts';
import { remindOfTasks } from './reminders/remind-of-tasks.ts';
import type { Reminder } from './reminders/reminder.ts';

/** The reminder of each job, and the feature of the plan that it needs (product P10). */
const reminders: Readonly<Record<ReminderJob, { remind: Reminder; needs?: PlanFeature }>> = {
  shiftReminder: { remind: remindOfShifts, needs: 'reminders' },
  hoursMissing: { remind: remindOfHours },
  hoursHandedIn: { remind: remindOfHandedIn },
  applicationsWaiting: { remind: remindOfApplications, needs: 'vacation' },
  ordersLackPeople: { remind: remindOfLackingPeople, needs: 'reminders' },
  invoicesDue: { remind: remindOfInvoices, needs: 'reminders' },
  tasksDue: { remind: remindOfTasks, needs: 'reminders' },
};

interface DueReminder extends DueJob {
  readonly job: ReminderJob;
}
const isReminder = (due: DueJob): due is DueReminder => due.job in reminders;

/** Tellings in one event of the outbox, whose item may have 400 KB. */
const tellingsAtOnce = 200;

/**
 * Sends the reminders that are due for a company, each once for its date: the claim is part of the commit.
 * A suspended company gets none.
 */
export const handler = consume('remindersDue', async ({ companyId, at, payload: { due } }) => {
  const scope = { companyId, userId: clockSystem };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  const claims = clockClaims(services().table, companyId, at);
  const company = await store.company.get();
  if (company.suspended) return;
  const features = planFeatures[openPlanOf(company, danishDate(at))];
  const allowed = due.filter(isReminder).filter(({ job }) => {
    const { needs } = reminders[job];
    return needs === undefined || features.includes(needs);
  });
  for (const one of allowed)
    // oxlint-disable-next-line no-await-in-loop -- each is a commit of its own
    await remindOnce(store, claims.claim(one), one, at);
});

async function remindOnce(
  store: CompanyStore,
  claim: Write,
  due: DueReminder,
  at: string,
): Promise<void> {
  const clock = danishClock(Date.parse(at));
  const tellings = await reminders[due.job].remind({ store, date: due.date, clock });
  if (tellings.length === 0) return;
  try {
    await store.commit({
      writes: [claim],
      audit: { action: 'clock.reminded', subject: `${due.job} ${due.date}` },
      outbox: inEvents(tellings).map((part) => ({
        name: 'peopleToTell',
        payload: { by: clockSystem, tellings: part },
      })),
    });
  } catch (error) {
    // It was done by an earlier delivery of this event, or by the hour before.
    if (!(error instanceof AlreadyClaimed)) throw error;
  }
}

function inEvents(tellings: readonly Telling[]): Telling[][] {
  const count = Math.ceil(tellings.length / tellingsAtOnce);
  return Array.from({ length: count }, (_, index) =>
    tellings.slice(index * tellingsAtOnce, (index + 1) * tellingsAtOnce),
  );
}
