// Default export: loaded lazily.
import { accessRules } from '@driftig/contracts/core/access';
import { formatDate } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { messageOf } from '../../../api/errors.ts';
import { useUser } from '../../../api/session/session.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Lightbox } from '../../../ui/pictures/lightbox.tsx';
import { useClosedByBack } from '../../../ui/url/use-closed-by-back.ts';
import classes from './pictures.module.css';
import { deletePicture, picturesQuery, type Picture } from './queries.ts';
import { texts } from './texts.ts';

interface OrderLightboxProps {
  orderId: string;
  /** The id of the picture that is shown first. */
  start: string;
  onClose: () => void;
}

/** The pictures of an order, one at a time; managers delete them here. */
export default function OrderLightbox({ orderId, start, onClose }: OrderLightboxProps) {
  const close = useClosedByBack('picture', onClose);
  const { data } = useQuery(picturesQuery(orderId));
  const images = data?.images ?? [];
  const [shown, setShown] = useState(start);
  const [asking, setAsking] = useState(false);
  const mayDelete = accessRules.manager(useUser());
  const at = images.findIndex(({ id }) => id === shown);
  const image = images[at];
  if (image === undefined) return null;
  const remove = async () => {
    const next = images[at + 1] ?? images[at - 1];
    await deletePicture(image.id);
    toastSuccess(texts.deleted);
    if (next === undefined) close();
    else setShown(next.id);
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.deleteFailed)}>
      <Lightbox
        images={images.map((one) => ({ ...one, caption: <Caption image={one} /> }))}
        shown={shown}
        onShow={setShown}
        onClose={close}
        busy={asking}
        action={mayDelete ? <DeleteButton onClick={() => setAsking(true)} /> : null}
      />
      {asking ? (
        <ConfirmDialog
          opened
          onClose={() => setAsking(false)}
          onConfirm={remove}
          title={texts.deleteTitle(image.title)}
          confirmLabel={texts.delete}
          danger
        >
          {texts.deleteHelp}
        </ConfirmDialog>
      ) : null}
    </ErrorTextContext>
  );
}

function DeleteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={18} stroke={1.6} />}
      onClick={onClick}
    >
      {texts.delete}
    </Button>
  );
}

function Caption({ image: { message, employeeName, date } }: { image: Picture }) {
  return (
    <>
      {message === '' ? null : <p className={classes.message}>{message}</p>}
      <p className={classes.facts}>{texts.byWhom(employeeName, formatDate(date))}</p>
    </>
  );
}
