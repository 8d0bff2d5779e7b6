import * as z from 'zod';

import { routesOf } from '../../core/route.ts';
import { pageQuery, request } from '../../wire/wire.ts';
import { recordAnswer } from '../record-schemas.ts';
import { listType } from '../record-type.ts';
import { tasks } from '../types/tasks.ts';

export const taskLists = routesOf('records', {
  listTasks: {
    method: 'GET',
    path: '/api/tasks',
    access: 'manager',
    summary: 'Ydelser, en side ad gangen',
    query: request(pageQuery, {}),
    response: z.array(recordAnswer(listType(tasks))),
  },
});
