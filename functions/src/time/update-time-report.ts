import type { timeRoutes } from '@driftig/contracts/time/routes';
import { assertVersion } from '@driftig/domain/assert-version';
import { badInput } from '@driftig/domain/errors';
import { assertMayChange, editedReport } from '@driftig/domain/time/decide';
import { assertRoom } from '@driftig/domain/time/overlaps';
import { assertRegistration, partsOf } from '@driftig/domain/time/register';
import type { ReportFields, TimeReport } from '@driftig/domain/time/report';

import { employeeName } from '../changes/employees/people-of.ts';
import {
  changeReports,
  findReport,
  monthsOfDates,
  personOf,
  reportIn,
} from '../changes/time/change-reports.ts';
import type { Handler } from '../pipeline/handler.ts';
import { answeredEntry } from './answered-entry.ts';
import { registrationOf } from './registration-of.ts';
import { assertMaySee } from './whose.ts';

/**
 * Edits hours while they wait: one's own, or anybody's as a manager. Throws hours_decided and
 * hours_overlap (409), conflict (409) for an older version.
 */
export const updateTimeReport: Handler<typeof timeRoutes.updateTimeReport> = async ({
  input,
  store,
  actor,
  today,
}) => {
  const { reportId } = input.params;
  const employeeId = personOf(reportId);
  assertMaySee(actor, employeeId);
  const found = await findReport(store, reportId);
  const sent = await registrationOf(store, input.body, { actor, before: found });
  const { timeMode } = await store.time.getSettings();
  assertRegistration(sent, today, timeMode);
  const fields = onePart(partsOf(sent), found);
  const months = monthsOfDates([found.date, fields.date]);
  const [after] = await changeReports(store, { employeeId, months }, (reports) => {
    const before = reportIn(reports, reportId);
    assertMayChange(before);
    assertVersion(before, input.body.version);
    const edited = editedReport(before, fields);
    assertRoom([edited], reports);
    return { moves: [{ before, after: edited }], change: { action: 'time.changed', writes: [] } };
  });
  const name = await employeeName(store, employeeId);
  return answeredEntry(store, after as TimeReport, { name, today });
};

/** A row that exists is not cut in two: its other half would be new. */
function onePart(parts: readonly ReportFields[], { endTime }: TimeReport): ReportFields {
  const [part] = parts;
  if (part === undefined || parts.length > 1)
    throw badInput({
      endTime:
        endTime === '24:00'
          ? 'Ret den anden halvdel af vagten på dens egen dag.'
          : 'Slet rækken, og opret vagten over midnat som en ny.',
    });
  return part;
}
