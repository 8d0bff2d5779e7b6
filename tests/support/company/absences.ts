import { handler as personAway } from '@driftig/functions/calendar/on-person-away';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays, danishDate, yearOf } from '@driftig/domain/dates';

import type { Caller } from './company.ts';
import { deliver, eventsOf } from '../stack/mails.ts';

/** Today's date as the server computes it. */
export const today = () => danishDate(new Date().toISOString());

/** A Monday some weeks ahead, in a week without public holidays: the second of February. */
export function coming(days = 0): string {
  const year = yearOf(today()) + 1;
  const second = `${year}-02-08`;
  const monday = addDays(second, -((new Date(`${second}T00:00:00Z`).getUTCDay() + 6) % 7));
  return addDays(monday, days);
}

/** An entry as answered. */
export interface Entry {
  readonly id: string;
  readonly employeeid: string;
  readonly employeename: string;
  readonly type: string;
  readonly startdate: string;
  readonly enddate: string;
  readonly status: number;
  readonly statusreason: string;
  readonly open: number;
  readonly version: number;
}

/** Applies for a Monday ahead, or whatever `fields` say. */
export const sendApplication = ({ call }: Caller, fields: object = {}) =>
  call(vacationRoutes.applyForAbsence, { body: { startdate: coming(), ...fields } });

/** The same, and gives the entry. Throws when it was refused. */
export async function applyFor(who: Caller, fields: object = {}): Promise<Entry> {
  const { status, json, text } = await sendApplication(who, fields);
  if (status !== 201) throw new Error(`The application was refused: ${text}`);
  return json as Entry;
}

export const decide = ({ call }: Caller, id: string, status: number, others: object = {}) =>
  call(vacationRoutes.decideAbsence, {
    params: { id },
    body: { status, reason: status === 2 ? 'Vi har travlt.' : null, ...others },
  });

/** An application that is approved. */
export async function applyAndApprove(
  who: Caller,
  by: Caller,
  fields: object = {},
): Promise<Entry> {
  const entry = await applyFor(who, fields);
  const { status, text } = await decide(by, entry.id, 1);
  if (status !== 200) throw new Error(`It was not approved: ${text}`);
  return { ...entry, status: 1, version: entry.version + 1 };
}

/** A manager's list of a status. */
export async function listAbsences(
  { call }: Caller,
  status: string,
  query: Readonly<Record<string, string>> = {},
) {
  const { json } = await call(vacationRoutes.listAbsences, { query: { status, ...query } });
  return json as { data: Entry[]; total: number };
}

/** One's own list. */
export async function mine(
  { call }: Caller,
  query: Readonly<Record<string, string>> = {},
): Promise<Entry[]> {
  const { json } = await call(vacationRoutes.listOwnAbsences, { query });
  return (json as { data: Entry[] }).data;
}

/** Delivers the events of a person's absence, as the queue does; gives how many there were. */
export async function deliverAway(personId: string): Promise<number> {
  const events = await eventsOf('personAway', ({ userId }) => userId === personId);
  await Promise.all(events.map((event) => deliver(personAway, event)));
  return events.length;
}
