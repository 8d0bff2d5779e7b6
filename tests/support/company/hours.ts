import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays, danishDate, yearOf } from '@driftig/domain/dates';
import { mondayOf } from '@driftig/domain/weeks';

import type { Caller } from './company.ts';

/** Today's date as the server computes it. */
export const today = () => danishDate(new Date().toISOString());

/** A Monday of last year, in a week without public holidays: the second of February. */
export function workDay(days = 0): string {
  return addDays(mondayOf(`${yearOf(today()) - 1}-02-08`), days);
}

/** An entry as answered. */
export interface Entry {
  readonly id: string;
  readonly date: string;
  readonly employeeid: string;
  readonly employeename: string;
  readonly projectId: string;
  readonly projectname: string;
  readonly activity: string;
  readonly hours: number;
  readonly entrytype: string;
  readonly standardhours: number;
  readonly flexdelta: number;
  readonly starttime: string;
  readonly endtime: string;
  readonly breakminutes: number;
  readonly status: number;
  readonly statusreason: string;
  readonly shiftid: string;
  readonly invoicenumber: number;
  readonly version: number;
}

/** An internal project of the company; its id. */
export async function createProject({ call }: Caller, name = 'Lager'): Promise<string> {
  const { status, json, text } = await call(timeRoutes.createProject, { body: { name } });
  if (status !== 201) throw new Error(`The project was refused: ${text}`);
  return (json as { id: string }).id;
}

/** Registers 7.4 hours on a Monday, or whatever `fields` say; a project is needed. */
export const sendHours = ({ call }: Caller, fields: object) =>
  call(timeRoutes.createTimeReport, { body: { date: workDay(), hours: 7.4, ...fields } });

/** The same, and gives the entry. Throws when it was refused. */
export async function register(who: Caller, fields: object): Promise<Entry> {
  const { status, json, text } = await sendHours(who, fields);
  if (status !== 201) throw new Error(`The hours were refused: ${text}`);
  return json as Entry;
}

export const decideHours = ({ call }: Caller, id: string, status: number, others: object = {}) =>
  call(timeRoutes.decideTimeReport, { params: { id }, body: { status, ...others } });

/** Hours that are approved. */
export async function approvedHours(who: Caller, by: Caller, fields: object): Promise<Entry> {
  const entry = await register(who, fields);
  const { status, text } = await decideHours(by, entry.id, 2);
  if (status !== 200) throw new Error(`They were not approved: ${text}`);
  return { ...entry, status: 2, version: entry.version + 1 };
}

interface Listed {
  readonly data: Entry[];
  readonly total: number;
  readonly hours: number | null;
  readonly flex: number | null;
}

/** A manager's list of a status. */
export async function listedHours(
  { call }: Caller,
  status = '1,2,3',
  query: Readonly<Record<string, string>> = {},
): Promise<Listed> {
  const { json } = await call(timeRoutes.listTimeReports, { query: { status, ...query } });
  return json as Listed;
}

/** One's own list. */
export async function ownHours(
  { call }: Caller,
  status = '1,2,3',
  query: Readonly<Record<string, string>> = {},
): Promise<Listed> {
  const { json } = await call(timeRoutes.listOwnTimeReports, { query: { status, ...query } });
  return json as Listed;
}

/** A person's flex balance, the caller's own by default. */
export async function flexOf(
  { call }: Caller,
  query: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { json } = await call(timeRoutes.getFlexBalance, { query });
  return (json as { balanceHours: number }).balanceHours;
}
