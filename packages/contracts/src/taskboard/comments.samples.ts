import { sampleIds } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import type { commentSpecs } from './comment-routes.ts';

const comment = {
  id: sampleIds.taskComment,
  message: 'Teltene er talt.',
  createdat: '2026-06-02T09:00:00.000Z',
  employeename: 'Jonas Lind',
  isMe: 1 as const,
  maydelete: 1 as const,
};

export const commentSamples: SamplesOf<typeof commentSpecs> = {
  listTaskComments: { params: { id: sampleIds.boardTask }, response: [comment] },
  addTaskComment: {
    params: { id: sampleIds.boardTask },
    body: { message: 'Teltene er talt.' },
    response: comment,
  },
  deleteTaskComment: {
    params: { id: sampleIds.taskComment },
    response: { message: 'Kommentaren er slettet.' },
  },
};
