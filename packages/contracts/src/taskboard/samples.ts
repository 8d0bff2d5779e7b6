import { sampleIds } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import { commentSamples } from './comments.samples.ts';
import { listSamples } from './lists.samples.ts';
import { pictureSamples } from './pictures.samples.ts';
import type { taskboardRoutes } from './routes.ts';

const person = { id: sampleIds.employee, name: 'Jonas Lind' };
const nothingShared = { department: [], usersByDepartment: {} };
const sharedWith = {
  department: [{ id: sampleIds.department, name: 'Opsætning' }],
  usersByDepartment: { Ledelse: [person] },
};

const subtask = { id: sampleIds.subtask, title: 'Tæl stole', status: 1 as const, progress: 50 };
const wholeSubtask = { ...subtask, taskId: sampleIds.boardTask };

const dates = {
  startDate: '2026-06-01',
  dateFrom: '2026-06-01',
  endDate: '2026-06-12',
  dateTo: '2026-06-12',
};

const named = {
  id: sampleIds.boardTask,
  title: 'Gør lageret klar til sommer',
  status: 1 as const,
  statustext: 'In Progress',
  progress: 50,
  assignees: [person],
  comments: 1,
  maydelete: 1 as const,
  version: 1,
};
const summary = { ...named, ordernumber: 0, repeat: '' as const, pictures: 0 };

/** A card leaves out what is 0 or empty. */
const card = {
  ...named,
  ...dates,
  hasmessage: 1 as const,
  subTasks: [subtask],
  subtaskcount: 1,
};

const task = {
  ...summary,
  ...dates,
  message: 'Begynd med teltene.',
  category: sampleIds.boardCategory,
  categoryname: 'Lager',
  subTasks: [wholeSubtask],
  sharedWith: nothingShared,
  mayassign: [person],
  orderid: '',
  ordertitle: '',
  createdby: 'Mette Sand',
  createdat: '2026-06-01T07:30:00.000Z',
};

const category = {
  category_id: sampleIds.boardCategory,
  categoryname: 'Lager',
  tasks: [card],
  sharedWith,
  checklist: ['Tæl varer', 'Bestil det, der mangler'],
  seen: 1 as const,
  version: 1,
};

export const taskboardSamples: SamplesOf<typeof taskboardRoutes> = {
  listBoard: { response: [category] },
  createBoardCategory: {
    body: { name: 'Ny bestilling', sharedWith: [], checklist: ['Ring til kunden'] },
    response: {
      ...category,
      category_id: sampleIds.deletedBoardCategory,
      categoryname: 'Ny bestilling',
      tasks: [],
      sharedWith: nothingShared,
      checklist: ['Ring til kunden'],
    },
  },
  updateBoardCategory: {
    params: { id: sampleIds.boardCategory },
    body: { newName: 'Lager og værksted' },
    response: { ...category, categoryname: 'Lager og værksted', version: 2 },
  },
  deleteBoardCategory: {
    params: { id: sampleIds.boardCategory },
    query: { unfinished: '1' },
    response: { message: 'Kategorien er slettet.' },
  },
  makeChecklistTasks: {
    params: { id: sampleIds.boardCategory },
    body: { orderid: sampleIds.order },
    response: { count: 2 },
  },
  restoreBoardCategory: {
    params: { id: sampleIds.deletedBoardCategory },
    response: { message: 'Kategorien er hentet tilbage.' },
  },
  getBoardSharing: {
    params: { id: sampleIds.boardCategory },
    response: { sharedWith, version: 1 },
  },
  updateBoardSharing: {
    params: { id: sampleIds.boardCategory },
    body: { sharedWith: [sampleIds.department] },
    response: { message: 'Delingen er gemt.' },
  },
  listBoardDepartments: {
    response: [{ id: sampleIds.department, name: 'Opsætning', members: [person] }],
  },
  getBoardTask: { params: { id: sampleIds.boardTask }, response: task },
  createBoardTask: {
    body: {
      title: 'Bestil duge',
      message: 'Hvide, 40 stk.',
      dateFrom: '2026-06-01',
      dateTo: '2026-06-05',
      category: sampleIds.boardCategory,
      sharedWith: [],
      status: 0,
      assignees: [],
    },
    response: { id: sampleIds.boardTask },
  },
  updateBoardTask: {
    params: { id: sampleIds.boardTask },
    body: {
      title: 'Gør lageret klar til efterår',
      sharedWith: [],
      assignees: [],
      dateFrom: '2026-06-01',
      dateTo: '2026-06-20',
    },
    response: {
      ...task,
      assignees: [],
      title: 'Gør lageret klar til efterår',
      endDate: '2026-06-20',
      dateTo: '2026-06-20',
      version: 2,
    },
  },
  deleteBoardTask: {
    params: { id: sampleIds.boardTask },
    response: { message: 'Opgaven er slettet.' },
  },
  createSubtask: {
    body: { taskId: sampleIds.boardTask, title: 'Tæl borde', status: 0, progress: 0 },
    response: {
      id: `${sampleIds.boardTask}.2`,
      taskId: sampleIds.boardTask,
      title: 'Tæl borde',
      status: 0,
      progress: 0,
    },
  },
  updateSubtask: {
    params: { id: sampleIds.subtask },
    body: { status: 3, progress: 100 },
    response: { ...wholeSubtask, status: 3, progress: 100 },
  },
  deleteSubtask: {
    params: { id: sampleIds.subtask },
    response: { message: 'Underopgaven er slettet.' },
  },
  ...listSamples,
  ...commentSamples,
  ...pictureSamples,
};
