// Default export: loaded when a picture is opened.
import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { picturesQuery } from '../../../shared/board-tasks/queries.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Lightbox } from '../../../ui/pictures/lightbox.tsx';
import { formatInstant } from '../../../ui/time/format-instant.ts';
import { useClosedByBack } from '../../../ui/url/use-closed-by-back.ts';
import { texts } from './texts.ts';

interface TaskLightboxProps {
  taskId: string;
  /** The id of the picture that is shown first. */
  start: string;
  onClose: () => void;
}

/** The pictures of a task, one at a time; their senders and managers delete them here. */
export default function TaskLightbox({ taskId, start, onClose }: TaskLightboxProps) {
  const close = useClosedByBack('picture', onClose);
  const images = useQuery(picturesQuery(taskId)).data ?? [];
  const [shown, setShown] = useState(start);
  const [isAsking, setAsking] = useState(false);
  const at = images.findIndex(({ id }) => id === shown);
  const image = images[at];
  if (image === undefined) return null;
  const remove = async () => {
    const next = images[at + 1] ?? images[at - 1];
    await call(taskboardRoutes.deleteTaskPicture, { params: { id: image.id } });
    toastSuccess(texts.pictureDeleted);
    if (next === undefined) close();
    else setShown(next.id);
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.pictureKept)}>
      <Lightbox
        images={images.map(({ id, url, senderName, at: sentAt }, index) => ({
          id,
          url,
          title: texts.picture(index + 1),
          caption: <p>{texts.sentBy(senderName, formatInstant(sentAt))}</p>,
        }))}
        shown={shown}
        onShow={setShown}
        onClose={close}
        busy={isAsking}
        action={
          image.mayDelete ? (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} stroke={1.6} />}
              onClick={() => setAsking(true)}
            >
              {texts.removePicture}
            </Button>
          ) : null
        }
      />
      {isAsking ? (
        <ConfirmDialog
          opened
          onClose={() => setAsking(false)}
          onConfirm={remove}
          title={texts.removePictureTitle}
          confirmLabel={texts.removePicture}
          danger
        >
          {texts.removePictureText}
        </ConfirmDialog>
      ) : null}
    </ErrorTextContext>
  );
}
