import { sampleIds } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import type { taskListRoutes } from './list-routes.ts';

const listed = {
  id: sampleIds.boardTask,
  title: 'Gør lageret klar til sommer',
  categoryname: 'Lager',
  dateTo: '2026-06-12',
  status: 1 as const,
  statustext: 'In Progress',
  progress: 50,
  assignees: [{ id: sampleIds.employee, name: 'Jonas Lind' }],
  ordernumber: 0,
};

export const listSamples: SamplesOf<typeof taskListRoutes> = {
  listOwnTasks: { response: { open: 1, overdue: 0, tasks: [listed] } },
  listOrderTasks: {
    query: { orderid: sampleIds.order },
    response: [{ ...listed, ordernumber: 1 }],
  },
  listDoneTasks: {
    params: { id: sampleIds.boardCategory },
    query: {},
    response: [
      {
        ...listed,
        status: 3,
        statustext: 'Completed',
        progress: 100,
        doneat: '2026-04-01T12:00:00.000Z',
      },
    ],
  },
};
