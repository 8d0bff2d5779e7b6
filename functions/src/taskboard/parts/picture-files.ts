import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';

/** The names of a picture's two files. They follow from its id, so that none is without a name. */
export const fileOf = (id: string) => `taskpictures/${id}.jpg`;
export const thumbnailOf = (id: string) => `taskpictures/${id}-small.jpg`;

/** Where a picture is fetched. */
export const addressOf = (id: string) => taskboardRoutes.showTaskPicture.path.replace('{id}', id);
