import * as z from 'zod';

import { version } from '../records/record-schemas.ts';
import { oneLine, text } from '../wire/text.ts';
import { dateText, timeText } from '../wire/wire-dates.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { blankable, flag, id, request, response, yesOrNo } from '../wire/wire.ts';
import { absenceStatus, absenceTypeNames, longestComment } from './absence-type.ts';

export const absenceType = z.enum(absenceTypeNames, { error: 'Typen findes ikke.' });

const timeNames = {
  startdate: 'startDate',
  enddate: 'endDate',
  timefrom: 'startTime',
  timeto: 'endTime',
  daypart: 'dayHalf',
} as const;

/** Half of one day by the person's own norm, instead of times (product Y16). */
const dayHalf = z.enum(['morning', 'afternoon'], {
  error: "Skal være 'morning' eller 'afternoon'.",
});

/** An application for time off as it is answered. Times are '' for whole days. */
export const absenceEntry = response(
  {
    id,
    employeeid: id,
    employeename: z.string(),
    type: absenceType,
    startdate: z.string(),
    enddate: z.string(),
    timefrom: z.string(),
    timeto: z.string(),
    comment: z.string(),
    status: absenceStatus,
    /** The remark of a rejection. */
    statusreason: z.string(),
    /** 1 while its end is not known; `enddate` is today then. */
    open: flag,
    /** For illness: the holiday days in it come back. */
    holidayback: flag,
    appliedat: z.string(),
    version: z.int(),
  },
  {
    ...timeNames,
    id: 'absenceId',
    employeeid: 'employeeId',
    employeename: 'employeeName',
    statusreason: 'reason',
    open: 'isOpen',
    holidayback: 'returnsHoliday',
    appliedat: 'appliedAt',
  },
);
export type AbsenceEntry = z.output<typeof absenceEntry>;

export const commentText = text(longestComment).optional();

/** The dates and times of a request; the end is the start where it is left out (product Y1). */
export const timeShape = {
  startdate: dateText,
  enddate: blankable(dateText),
  timefrom: blankable(timeText),
  timeto: blankable(timeText),
  daypart: blankable(dayHalf),
};
export { timeNames };

/** Fields that clients keep of an entry and send back; the server ignores them. */
const echoes = {
  id: blankable(id),
  employeename: blankable(oneLine(120)),
  status: blankable(z.int()),
  isNew: yesOrNo.optional(),
  isEditable: yesOrNo.optional(),
};

const sentFields = {
  ...timeShape,
  type: absenceType.optional(),
  comment: commentText,
  open: yesOrNo.optional(),
  /** A manager's to say, of an illness (product Y25). */
  holidayback: yesOrNo.optional(),
  version,
};
const sentNames = { ...timeNames, open: 'isOpen', holidayback: 'returnsHoliday' } as const;

/** The entry as it is sent. `employeeid` is a manager's to choose (product T5). */
export const absenceBody = request(
  { ...sentFields, ...echoes, employeeid: blankable(id) },
  { ...sentNames, employeeid: 'employeeId' },
);

/** An edit: whose it is stays, and so does what a decision or the server says of it. */
export const editedAbsenceBody = editRequest(sentFields, sentNames, [
  ...fieldsOf(absenceEntry),
  ...Object.keys(echoes),
]);
