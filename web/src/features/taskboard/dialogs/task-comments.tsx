import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../../api/client.ts';
import { describeError, errorIdOf } from '../../../api/errors.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import { formatInstant } from '../../../ui/time/format-instant.ts';
import type { WholeTask } from '../../../shared/board-tasks/board-types.ts';
import { commentsQuery } from '../../../shared/board-tasks/queries.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './dialogs.module.css';
import { texts } from './texts.ts';

/** The comments on a task, oldest first, and a field for a new one. */
export function TaskComments({ task }: { task: WholeTask }) {
  const query = useQuery(commentsQuery(task.id));
  const remove = async (id: string) => {
    try {
      await call(taskboardRoutes.deleteTaskComment, { params: { id } });
    } catch (error) {
      toastFailure(texts.commentKept, { text: describeError(error) });
    }
  };
  return (
    <section className={classes.section} aria-label={texts.comments}>
      <h3 className={classes.heading}>{texts.comments}</h3>
      <QueryResult
        query={query}
        title={texts.commentsFailed}
        errorId={errorIdOf(query.error)}
        rows={1}
      >
        {(comments) =>
          comments.length === 0 ? (
            <p className={classes.none}>{texts.noComments}</p>
          ) : (
            <ul className={classes.comments}>
              {comments.map(({ id, message, at, writerName, isMe, mayDelete }) => (
                <li key={id} className={classes.comment}>
                  <div className={classes.commentHead}>
                    <b>{isMe ? texts.you : writerName}</b>
                    <span>{formatInstant(at)}</span>
                    {mayDelete ? (
                      <IconButton
                        size="sm"
                        icon={IconTrash}
                        label={texts.removeComment}
                        onClick={() => void remove(id)}
                      />
                    ) : null}
                  </div>
                  <p className={classes.commentText}>{message}</p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <CommentForm task={task} />
    </section>
  );
}
