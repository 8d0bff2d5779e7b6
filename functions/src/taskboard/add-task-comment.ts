import { mostComments } from '@driftig/contracts/taskboard/shapes';
import type { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { excerptOf } from '@driftig/domain/chat/mentions';
import { mentionedIn } from '@driftig/domain/chat/message-parts';
import { nameOf } from '@driftig/domain/employees/name-of';
import { AppError } from '@driftig/domain/errors';
import type { Telling } from '@driftig/domain/notifications/occasion';
import type { BoardReader } from '@driftig/domain/taskboard/answers';
import type { PlacedTask } from '@driftig/domain/taskboard/board';
import { commentAnswer } from '@driftig/domain/taskboard/comment';
import { mayBeAssigned } from '@driftig/domain/taskboard/sight';

import type { Handler } from '../pipeline/handler.ts';
import { readerOf, taskSeenBy } from './parts/board-reading.ts';

/** A comment; people who see the task are mentioned as in the chat (product J12, C15). */
export const addTaskComment: Handler<typeof taskboardRoutes.addTaskComment> = async ({
  actor,
  input,
  store,
  now,
  newId,
}) => {
  const by = await readerOf(store, actor);
  const taskId = input.params.id;
  const text = input.body.message;
  const comment = { taskId, commentId: newId(), text, writtenBy: actor.userId, at: now };
  const answer = commentAnswer(comment, by.reader, by.names);
  await retryOnConflict(async () => {
    const placed = await taskSeenBy(store, by, taskId);
    if (placed.task.comments >= mostComments)
      throw new AppError('conflict', {
        message: `En opgave kan højst have ${mostComments} kommentarer.`,
      });
    await store.commit({
      writes: store.taskComments.insert(placed.task, comment, mostComments),
      audit: { action: 'taskboard.commentAdded', subject: `board task ${taskId}` },
      tells: mentionTellings(text, placed, by),
      answer,
    });
  });
  return answer;
};

function mentionTellings(text: string, placed: PlacedTask, { directory }: BoardReader): Telling[] {
  const able = directory.people.filter((person) => mayBeAssigned(person, placed));
  const named = able.map((person) => ({ userId: person.userId, name: nameOf(person) }));
  const to = mentionedIn(text, named).map(({ userId }) => userId);
  if (to.length === 0) return [];
  const { taskId, title } = placed.task;
  const facts = { taskId, title, text: excerptOf(text) };
  return [{ to, occasion: { kind: 'taskMentioned', facts } }];
}
