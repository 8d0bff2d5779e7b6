import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';

import type { Caller } from '../company/company.ts';

/** A drive as it is answered. */
interface AnsweredDrive {
  readonly id: string;
  readonly version: number;
  readonly amount: number;
  readonly parts: readonly { readonly of: string; readonly units: number }[];
}

export function sendDrive({ call }: Pick<Caller, 'call'>, changes: object = {}) {
  const body = {
    date: '2026-03-12',
    description: 'Opsætning hos kunde',
    vehicle: 'car',
    registration: 'ab 12 345',
    address: 'Skovvej 4, 8000 Aarhus C',
    from: 'Aarhus',
    to: 'Vejle',
    km: '100',
    ...changes,
  };
  return call(accountingRoutes.createDrive, { body });
}

export function sendDiet({ call }: Pick<Caller, 'call'>, tripId: string, changes: object = {}) {
  const times = {
    startDate: '2026-03-10',
    startTime: '08:00',
    endDate: '2026-03-12',
    endTime: '11:00',
  };
  return call(accountingRoutes.createDiet, { body: { tripId, ...times, ...changes } });
}

const made = ({ status, json, text }: TestAnswer): AnsweredDrive => {
  if (status !== 201) throw new Error(`Not made for the test: ${text}`);
  return json as AnsweredDrive;
};

export const createDrive = async (who: Pick<Caller, 'call'>, changes: object = {}) =>
  made(await sendDrive(who, changes));
export const createDiet = async (who: Pick<Caller, 'call'>, tripId: string, changes: object = {}) =>
  made(await sendDiet(who, tripId, changes));

/** Approves (2) or denies (4). */
export function decideAllowance(
  { call }: Pick<Caller, 'call'>,
  id: string,
  status: unknown,
  more: object = {},
) {
  return call(accountingRoutes.decideAllowance, { body: { id, status, ...more } });
}

/** Drives of at most 5,000 km up to so many kilometres, as the owner registers them for a person. */
export async function driveUpTo(
  owner: Pick<Caller, 'call'>,
  employeeId: string,
  km: number,
): Promise<AnsweredDrive[]> {
  const drives: AnsweredDrive[] = [];
  for (let left = km; left > 0; left -= 5000)
    drives.push(await createDrive(owner, { employeeId, km: Math.min(left, 5000) }));
  return drives;
}
