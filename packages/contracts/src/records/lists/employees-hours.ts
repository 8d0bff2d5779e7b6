import * as z from 'zod';

import { routesOf } from '../../core/route.ts';
import { pageQuery, request } from '../../wire/wire.ts';
import { recordAnswer } from '../record-schemas.ts';
import { listType } from '../record-type.ts';
import { employeesHours } from '../types/employees-hours.ts';

export const employeesHoursLists = routesOf('records', {
  listEmployeesHours: {
    method: 'GET',
    path: '/api/employeeshours',
    access: 'manager',
    summary: 'Medarbejdernes timer på ordrer, nyeste først, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(recordAnswer(listType(employeesHours))),
  },
});
