import * as z from 'zod';

import { version } from '../records/record-schemas.ts';
import { oneLine, text } from '../wire/text.ts';
import { wholeNumber } from '../wire/wire-numbers.ts';
import { dateText, timeText } from '../wire/wire-dates.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { blankable, flag, id, request, response, yesOrNo } from '../wire/wire.ts';
import { hoursAnswer, hoursTyped } from './hours.ts';
import {
  longestActivity,
  longestRemark,
  missingDate,
  reportKind,
  reportMark,
  reportStatus,
} from './report-status.ts';

/** A time report as it is answered. Times are '' where hours alone were registered. */
export const timeEntry = response(
  {
    id,
    date: z.string(),
    employeeid: id,
    employeename: z.string(),
    /** '' for none. */
    projectId: z.string(),
    projectname: z.string(),
    isInternal: flag,
    activity: z.string(),
    hours: hoursAnswer,
    unit: z.string(),
    entrytype: reportKind,
    /** The norm of its day, on the first row of that day; 0 on the others (product T2). */
    standardhours: hoursAnswer,
    flexdelta: hoursAnswer,
    flexreason: z.string(),
    starttime: z.string(),
    /** '24:00' where it goes on after midnight. */
    endtime: z.string(),
    breakminutes: z.int(),
    status: reportStatus,
    /** The remark of a rejection. */
    statusreason: z.string(),
    /** Shared id of the two parts of a shift over midnight; '' for none (product T1). */
    shiftid: z.string(),
    /** The invoice its hours are on; 0 for none. */
    invoicenumber: z.int(),
    /** Marks that an approver should check; only on a pending report (product T56). */
    marks: z.array(reportMark),
    version: z.int(),
  },
  {
    id: 'reportId',
    employeeid: 'employeeId',
    employeename: 'employeeName',
    projectname: 'projectName',
    hours: 'hundredths',
    entrytype: 'kind',
    standardhours: 'normHundredths',
    flexdelta: 'flexHundredths',
    flexreason: 'flexReason',
    starttime: 'startTime',
    endtime: 'endTime',
    breakminutes: 'breakMinutes',
    statusreason: 'reason',
    shiftid: 'shiftId',
    invoicenumber: 'invoiceNumber',
  },
);
export type TimeEntry = z.output<typeof timeEntry>;

const dateMissing = { error: missingDate };
const time = blankable(z.union([timeText, z.literal('24:00')]));
const kind = reportKind.optional();
const reason = text(longestRemark).optional();
export const breakMinutes = wholeNumber({
  min: 0,
  max: 600,
  error: 'Pausen er fra 0 til 600 minutter.',
});

/**
 * A time report as it is sent. Both spellings are read (product T13): the twins in lower case are
 * folded by `sentReport`. `standardHours` is read and not used: the norm is worked out (product T2).
 */
const sentFields = {
  date: z
    .string(dateMissing)
    .min(1, { ...dateMissing, abort: true })
    .pipe(dateText),
  projectId: blankable(id),
  internalProjectId: blankable(id),
  activity: oneLine(longestActivity).optional(),
  hours: blankable(hoursTyped),
  entryType: kind,
  entrytype: kind,
  standardHours: blankable(hoursTyped),
  standardhours: blankable(hoursTyped),
  flexReason: reason,
  flexreason: reason,
  startTime: time,
  starttime: time,
  endTime: time,
  endtime: time,
  breakMinutes: blankable(breakMinutes),
  /** 'Over midnat': it ends the next day, and becomes two rows (product T1). */
  overMidnight: yesOrNo.optional(),
  /** The employee; accepted from managers only. */
  employeeId: blankable(id),
  version,
};
const sentNames = {
  hours: 'hundredths',
  entryType: 'kind',
  entrytype: 'kindToo',
  standardHours: 'norm',
  standardhours: 'normToo',
  flexreason: 'flexReasonToo',
  starttime: 'startTimeToo',
  endtime: 'endTimeToo',
} as const;
/**
 * A device adds these to hours that it kept until there was a connection; both are optional. By the id the
 * hours are registered once, however often and however late they are sent; the time is that of the device's clock.
 */
const keptFields = {
  clientid: z
    .string()
    .regex(/^\w{10,26}$/, 'Skal være et id på 10 til 26 tegn.')
    .optional(),
  writtenat: z.iso.datetime({ error: 'Skal være et tidspunkt.' }).optional(),
};

export const reportBody = request(
  { ...sentFields, ...keptFields },
  { ...sentNames, clientid: 'clientId', writtenat: 'writtenAt' },
);
export type ReportBody = z.output<typeof reportBody> & {
  readonly breakMinutesToo?: number | undefined;
};

const { standardhours: _norm, ...editedFields } = sentFields;

/** An edit takes every field of the answer (product T57, W20); the norm that was answered is ignored. */
export const editedBody = editRequest(
  { ...editedFields, breakminutes: blankable(breakMinutes) },
  { ...sentNames, breakminutes: 'breakMinutesToo' },
  fieldsOf(timeEntry),
);

export const remark = text(longestRemark);
