import { sampleIds } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import type { pictureSpecs } from './picture-routes.ts';

const id = sampleIds.taskPicture;
const address = `/mts/pictures/${id}`;

export const pictureSamples: SamplesOf<typeof pictureSpecs> = {
  addTaskPicture: { body: { taskId: sampleIds.boardTask }, response: { id } },
  listTaskPictures: {
    params: { id: sampleIds.boardTask },
    response: [
      {
        id,
        url: address,
        thumbnail: `${address}?size=small`,
        createdat: '2026-06-02T09:00:00.000Z',
        employeename: 'Jonas Lind',
        maydelete: 1,
      },
    ],
  },
  showTaskPicture: {
    params: { id },
    query: { size: 'small' },
    response: { content: '/9j/4AAQSkZJRg==', mediaType: 'image/jpeg' },
  },
  deleteTaskPicture: { params: { id }, response: { message: 'Billedet er slettet.' } },
};
