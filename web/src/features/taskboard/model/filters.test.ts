import { expect, test } from 'vitest';

import type { BoardTask } from '../../../shared/board-tasks/board-types.ts';
import { countOverdue, filteredBoard, type BoardFilter } from './filters.ts';

const today = '2026-11-12';
const noFilter: BoardFilter = { search: '', status: '', person: '', overdue: false };
const task = (id: string, more: Partial<BoardTask> = {}): BoardTask => ({
  id,
  title: id,
  status: 'notStarted',
  statusText: 'Not Started',
  progress: 0,
  assignees: [],
  orderNumber: 0,
  repeat: '',
  comments: 0,
  pictures: 0,
  mayDelete: true,
  version: 1,
  hasMessage: false,
  subTasks: [],
  subtaskCount: 0,
  subtasksDone: 0,
  ...more,
});

const mette = { id: 'm', name: 'Mette' };
const board = [
  {
    id: 'k1',
    name: 'Udstyr',
    sharedWith: { department: [], usersByDepartment: {} },
    checklist: [],
    isSeen: true,
    version: 1,
    tasks: [
      task('pak', {
        title: 'Pak varevogn',
        status: 'inProgress',
        subTasks: [{ id: 's', title: 'Lyskæder, 8 ruller', status: 'inProgress', progress: 50 }],
      }),
      task('glas', { title: 'Optælling af glas', endDate: '2026-11-09', assignees: [mette] }),
    ],
  },
];

test.each<[Partial<BoardFilter>, readonly string[]]>([
  [{}, ['pak', 'glas']],
  [{ search: 'LYSK' }, ['pak']],
  [{ search: 'glas optælling' }, ['glas']],
  [{ status: 'inProgress' }, ['pak']],
  [{ person: 'm' }, ['glas']],
  [{ overdue: true }, ['glas']],
  [{ overdue: true, status: 'inProgress' }, []],
])('the filter %j shows %j', (filter, ids) => {
  const shown = filteredBoard(board, { ...noFilter, ...filter }, today);
  expect(shown[0]?.tasks.map(({ id }) => id)).toEqual(ids);
});

test('overdue tasks are counted', () => {
  expect(countOverdue(board, today)).toBe(1);
});
