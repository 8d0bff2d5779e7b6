import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { call } from '../../../api/client.ts';
import { errorIdOf } from '../../../api/errors.ts';
import { picturesQuery } from '../../../shared/board-tasks/queries.ts';
import type { WholeTask } from '../../../shared/board-tasks/board-types.ts';
import { PictureFiles } from '../../../shared/picture-uploads/picture-files.tsx';
import { useUploads } from '../../../shared/picture-uploads/use-uploads.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { Photo } from '../../../ui/pictures/photo.tsx';
import classes from './dialogs.module.css';
import { texts } from './texts.ts';

const TaskLightbox = lazyWhenIdle(() => import('./task-lightbox.tsx'));
const { image: limits } = taskboardRoutes.addTaskPicture.files;

/** The pictures of a task; a chosen one is sent at once. */
export function TaskPictures({ task }: { task: WholeTask }) {
  const query = useQuery(picturesQuery(task.id));
  const [shown, setShown] = useState<string>();
  const { uploads, refused, busy, add, remove, send } = useUploads(
    limits.maxBytes,
    (image, _said: undefined, options) =>
      call(
        taskboardRoutes.addTaskPicture,
        { body: { taskId: task.id }, files: { image } },
        options,
      ),
  );
  const addAndSend = async (files: readonly File[]) => {
    const added = await add(files);
    if (added.length > 0) await send(undefined, [...added]);
  };
  return (
    <section className={classes.section} aria-label={texts.pictures}>
      <QueryResult
        query={query}
        title={texts.picturesFailed}
        errorId={errorIdOf(query.error)}
        rows={1}
      >
        {(pictures) =>
          pictures.length === 0 ? null : (
            <ul className={classes.tiles}>
              {pictures.map(({ id, thumbnail }, index) => (
                <li key={id}>
                  <UnstyledButton
                    className={classes.tile ?? ''}
                    aria-label={texts.showPicture(index + 1)}
                    onClick={() => setShown(id)}
                  >
                    <Photo src={thumbnail} alt="" className={classes.tilePhoto} />
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <PictureFiles
        uploads={uploads.filter(({ step }) => step !== 'done')}
        refused={refused}
        busy={busy}
        onAdd={(files) => void addAndSend(files)}
        onRemove={remove}
        onRetry={(id) =>
          void send(
            undefined,
            uploads.filter((one) => one.id === id),
          )
        }
      />
      <Suspense>
        {shown === undefined ? null : (
          <TaskLightbox taskId={task.id} start={shown} onClose={() => setShown(undefined)} />
        )}
      </Suspense>
    </section>
  );
}
