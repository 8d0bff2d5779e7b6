import { timeRoutes } from '@driftig/contracts/time/routes';

import { call } from '../../../api/client.ts';
import type { Entry } from '../queries.ts';
import { registrationOf, type EntryValues } from './entry-values.ts';

const { createTimeReport, updateTimeReport } = timeRoutes;

interface SaveOptions {
  /** The edited entry; undefined for a new one. */
  readonly entry: Entry | undefined;
  readonly withTimes: boolean;
  readonly idempotencyKey: string;
  /** A manager registers for the chosen employee. */
  readonly asManager: boolean;
  /** By this id hours are registered once, also from the device that kept them since they were written. */
  readonly kept?: { readonly clientId: string; readonly writtenAt?: string } | undefined;
}

/** Sends a form that has no faults. What other screens show of it is fetched again. */
export async function saveEntry(values: EntryValues, options: SaveOptions): Promise<Entry> {
  const { entry, withTimes, idempotencyKey, asManager, kept } = options;
  const sent = registrationOf(values, withTimes);
  if (sent === undefined) throw new Error('A form with faults was sent.');
  const { date, kind, activity, hundredths, flexReason, breakMinutes } = sent;
  const hours = {
    date,
    kind,
    activity,
    hundredths,
    flexReason,
    breakMinutes,
    projectId: sent.projectId || undefined,
    startTime: sent.startTime || undefined,
    endTime: sent.endTime || undefined,
    overMidnight: sent.isOverMidnight,
  };
  if (entry === undefined) {
    const employeeId = asManager && values.employeeId !== '' ? values.employeeId : undefined;
    return call(createTimeReport, { body: { ...hours, ...kept, employeeId } }, { idempotencyKey });
  }
  const { reportId, version } = entry;
  return call(updateTimeReport, { params: { reportId }, body: { ...hours, version } });
}
