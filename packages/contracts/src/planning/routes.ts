import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { orderIdOrNumber } from '../orders/order-number.ts';
import { recordChanges } from '../records/record-changes.ts';
import { version } from '../records/record-schemas.ts';
import { editRequest, fieldsOf } from '../wire/edit-request.ts';
import { id, message, request, yesOrNo } from '../wire/wire.ts';
import {
  availabilityRoutes,
  orderNames,
  plannedPerson,
  staff,
  timeNames,
  timeShape,
} from './availability-route.ts';
import { neededEmployees } from './needed-employees.ts';
import { planningLists } from './lists.ts';
import { plannerSpecs } from './planner-routes.ts';
import { replaceRoutes } from './replace-routes.ts';
import { mostAssigned } from './person-status.ts';

export const planningRoutes = routesOf('planning', {
  listEmployeesAtDate: {
    method: 'GET',
    path: '/api/all-employees-check-date',
    access: 'manager',
    summary: 'Alle aktive medarbejdere, og hvem der er optaget i en periode',
    query: request(timeShape, timeNames),
    response: z.array(plannedPerson),
  },
  listOrderUsers: {
    method: 'GET',
    path: '/api/order-users',
    access: 'manager',
    summary: 'De medarbejdere, der er tildelt en ordre',
    query: request({ orderid: id, ...timeShape }, orderNames),
    response: z.array(plannedPerson),
    errors: ['not_found'],
  },
  ...availabilityRoutes,
  ...planningLists,
  assignEmployees: {
    method: 'POST',
    path: '/apis/assign-employee-to-order',
    access: 'manager',
    summary: 'Sætter hele listen af medarbejdere på en ordre, og hvor mange den skal bruge',
    changes: recordChanges.orders,
    body: editRequest(
      {
        orderid: orderIdOrNumber,
        employees: z
          .array(id, { error: 'Vælg medarbejdere.' })
          .max(mostAssigned, `Der kan højst tildeles ${mostAssigned} medarbejdere.`),
        allCanRequest: yesOrNo,
        neededEmployees,
        version,
      },
      { orderid: 'orderId', employees: 'employeeIds' },
      fieldsOf(staff),
    ),
    response: message,
    errors: ['not_found', 'conflict', 'person_busy'],
  },
  ...replaceRoutes,
  ...plannerSpecs,
});
