import type { BoardSubtask } from '@driftig/domain/taskboard/board';
import { repeats } from '@driftig/contracts/taskboard/shapes';
import { CustomAttributeType, Entity } from 'electrodb';

import { listIndex, perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

const service = 'driftig';

export const boardCategoryEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'boardCategory', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        categoryId: { type: 'string', required: true },
        name: { type: 'string', required: true, field: names.name },
        sharedWith: { type: CustomAttributeType<readonly string[]>('any'), required: true },
        checklist: { type: CustomAttributeType<readonly string[]>('any'), required: true },
        deletedAt: { type: 'string', required: true },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#boardcategory'],
          [['categoryId'], '${categoryId}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** A name in use. Its key makes the names of categories unique in a company. */
export const boardCategoryNameEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'boardCategoryName', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        key: { type: 'string', required: true },
        categoryId: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#boardcategoryname'],
          [['key'], '${key}'],
        ),
      },
    },
    tableConfig(table),
  );
});

const shelves = ['board', 'boardold'] as const;
const statuses = [
  'notStarted',
  'inProgress',
  'inReview',
  'completed',
  'cancelled',
  'waiting',
] as const;

/**
 * A task with its subtasks. Those of the board are one partition, which is read as a whole; finished
 * ones leave it after 30 days (`shelf`). Sparse indexes find the tasks of an order, and the old ones of a
 * category.
 */
export const boardTaskEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'boardTask', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        shelf: { type: shelves, required: true },
        taskId: { type: 'string', required: true, field: names.taskId },
        categoryId: { type: 'string', required: true },
        place: { type: 'string', required: true },
        title: { type: 'string', required: true, field: names.title },
        message: { type: 'string', required: true },
        dateFrom: { type: 'string', required: true },
        dateTo: { type: 'string', required: true },
        chosenStatus: { type: statuses, required: true },
        subtasks: { type: CustomAttributeType<readonly BoardSubtask[]>('any'), required: true },
        lastSubtask: { type: 'number', required: true },
        sharedWith: { type: CustomAttributeType<readonly string[]>('any'), required: true },
        assignees: { type: CustomAttributeType<readonly string[]>('any'), required: true },
        orderNumber: {
          type: 'number',
          required: true,
          padding: { length: 9, char: '0' },
        },
        repeat: { type: repeats, required: true },
        comments: { type: 'number', required: true },
        pictures: { type: 'number', required: true },
        createdBy: { type: 'string', required: true },
        createdAt: { type: 'string', required: true },
        doneAt: { type: 'string', required: true },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'shelf'], 'c#${companyId}#${shelf}'],
          [['taskId'], '${taskId}'],
        ),
        byOrder: {
          ...listIndex(
            'gsi1',
            [['companyId', 'orderNumber'], 'c#${companyId}#ordertask#${orderNumber}'],
            [['taskId'], '${taskId}'],
          ),
          condition: ({ orderNumber }: { readonly orderNumber?: unknown }) => orderNumber !== 0,
        },
        byDone: {
          ...listIndex(
            'gsi2',
            [['companyId', 'categoryId'], 'c#${companyId}#boarddone#${categoryId}'],
            [['doneAt', 'taskId'], '${doneAt}#${taskId}'],
          ),
          condition: ({ shelf }: { readonly shelf?: unknown }) => shelf === 'boardold',
        },
      },
    },
    tableConfig(table),
  );
});

/** A comment on a task; a task's comments are one partition. */
export const taskCommentEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'taskComment', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        taskId: { type: 'string', required: true },
        commentId: { type: 'string', required: true },
        text: { type: 'string', required: true },
        writtenBy: { type: 'string', required: true },
        at: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'taskId'], 'c#${companyId}#taskcomment#${taskId}'],
          [['commentId'], '${commentId}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** A picture of a task; a task's pictures are one partition. Its files follow from its id. */
export const taskPictureEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'taskPicture', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        taskId: { type: 'string', required: true },
        pictureId: { type: 'string', required: true },
        sentBy: { type: 'string', required: true },
        at: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'taskId'], 'c#${companyId}#taskpicture#${taskId}'],
          [['pictureId'], '${pictureId}'],
        ),
      },
    },
    tableConfig(table),
  );
});
