import * as z from 'zod';

import { recordChanges } from '../records/record-changes.ts';
import { version } from '../records/record-schemas.ts';
import { dateText, timeText } from '../wire/wire-dates.ts';
import { blankable, id, message, request, response, yesOrNo } from '../wire/wire.ts';
import { mostAssigned } from './person-status.ts';
import { copyPreview, plan, timeNames } from './planner-answers.ts';

const askedTime = {
  startdate: dateText,
  enddate: dateText,
  timestart: blankable(timeText),
  timedone: blankable(timeText),
};
const employees = z
  .array(id, { error: 'Vælg medarbejdere.' })
  .max(mostAssigned, `Der kan højst tildeles ${mostAssigned} medarbejdere.`);

/** How many copies are looked through at once. */
const mostCopies = 100;

/** The planner (product K13, K29 to K34). */
export const plannerSpecs = {
  listPlan: {
    method: 'GET',
    path: '/api/planner',
    access: 'manager',
    summary: 'Ordrer, vagter, fravær og igangværende ure i højst 42 dage',
    query: request({ from: dateText, to: dateText }, {}),
    response: plan,
  },
  checkShift: {
    method: 'POST',
    path: '/apis/check-shift',
    access: 'manager',
    summary: 'Hvilke regler om hvile og arbejdstid en vagt ville bryde for nogle medarbejdere',
    readsOnly: true,
    body: request(
      {
        orderid: id,
        employees,
        ...askedTime,
        /** Without dates the order's own time is asked about. */
        startdate: blankable(dateText),
        enddate: blankable(dateText),
      },
      { ...timeNames, orderid: 'orderId', employees: 'employeeIds' },
    ),
    response: z.object({
      /** People without warnings are left out. */
      people: z.array(z.object({ id, name: z.string(), warnings: z.array(z.string()) })),
    }),
    errors: ['not_found'],
  },
  moveShift: {
    method: 'POST',
    path: '/apis/move-shift',
    access: 'manager',
    summary: 'Flytter en ordre til en anden tid og sætter hele listen af medarbejdere på den',
    changes: recordChanges.orders,
    body: request(
      { orderid: id, employees, ...askedTime, version },
      { ...timeNames, orderid: 'orderId', employees: 'employeeIds' },
    ),
    response: message,
    errors: ['not_found', 'conflict', 'person_busy'],
  },
  previewCopies: {
    method: 'POST',
    path: '/apis/preview-order-copies',
    access: 'manager',
    summary: 'Hvad kopier af ordrer ville blive, og hvem der ikke kan komme',
    readsOnly: true,
    body: request(
      {
        copies: z
          .array(
            request(
              { orderid: id, startdate: dateText },
              { orderid: 'orderId', startdate: 'startDate' },
            ),
          )
          .min(1, 'Vælg mindst én ordre.')
          .max(mostCopies, `Der kan højst kopieres ${mostCopies} ordrer på én gang.`),
        people: yesOrNo,
      },
      { people: 'withPeople' },
    ),
    response: z.object({ copies: z.array(copyPreview) }),
    errors: ['not_found'],
  },
  copyOrder: {
    method: 'POST',
    path: '/apis/copy-order',
    access: 'manager',
    summary: 'En ny ordre som en anden, på en anden dag og uden linjer og faktura',
    changes: recordChanges.orders,
    body: request(
      { orderid: id, startdate: dateText, employees },
      { orderid: 'orderId', startdate: 'startDate', employees: 'employeeIds' },
    ),
    response: response({ id, ordernumber: z.int() }, { ordernumber: 'number' }),
    status: 201,
    errors: ['not_found', 'conflict', 'person_busy', 'key_reused'],
    idempotent: true,
  },
} as const;
