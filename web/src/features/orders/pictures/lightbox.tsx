// Default export: loaded lazily.
import { accessRules } from '@driftig/contracts/core/access';
import { formatDate } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { messageOf } from '../../../api/errors.ts';
import { useUser } from '../../../api/session.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Photo } from './photo.tsx';
import classes from './pictures.module.css';
import { deletePicture, picturesQuery, type Picture } from './queries.ts';
import { texts } from './texts.ts';

interface LightboxProps {
  orderId: string;
  /** The id of the picture that is shown first. */
  start: string;
  onClose: () => void;
}

/** One picture at a time, as large as the window; the arrow keys go on, Esc closes. */
export default function Lightbox({ orderId, start, onClose }: LightboxProps) {
  const { data } = useQuery(picturesQuery(orderId));
  const images = data?.images ?? [];
  const [shown, setShown] = useState(start);
  const [asking, setAsking] = useState(false);
  const at = images.findIndex(({ id }) => id === shown);
  const image = images[at];
  const go = (by: number) => setShown((id) => images[at + by]?.id ?? id);
  useArrows(!asking, go);
  if (image === undefined) return null;
  const remove = async () => {
    const next = images[at + 1] ?? images[at - 1];
    await deletePicture(image.id);
    toastSuccess(texts.deleted);
    if (next === undefined) onClose();
    else setShown(next.id);
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.deleteFailed)}>
      <Dialog
        opened
        onClose={onClose}
        title={image.title}
        size={1100}
        busy={asking}
        footer={<Footer at={at} count={images.length} onGo={go} onDelete={() => setAsking(true)} />}
      >
        <Large key={image.id} image={image} />
      </Dialog>
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

function useArrows(active: boolean, go: (by: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!active || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function Large({ image }: { image: Picture }) {
  const { url, title, message, employeeName, date } = image;
  return (
    <figure className={classes.large}>
      <Photo src={url} alt={title} className={classes.largePhoto} />
      <figcaption>
        {message === '' ? null : <p className={classes.message}>{message}</p>}
        <p className={classes.facts}>{texts.byWhom(employeeName, formatDate(date))}</p>
      </figcaption>
    </figure>
  );
}

interface FooterProps {
  at: number;
  count: number;
  onGo: (by: number) => void;
  onDelete: () => void;
}

function Footer({ at, count, onGo, onDelete }: FooterProps) {
  const mayDelete = accessRules.manager(useUser());
  return (
    <div className={classes.controls}>
      {mayDelete ? (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} stroke={1.6} />}
          onClick={onDelete}
        >
          {texts.delete}
        </Button>
      ) : null}
      <span className={classes.place} role="status">
        {texts.place(at + 1, count)}
      </span>
      <div className={classes.steps}>
        <Button
          leftSection={<IconChevronLeft size={18} stroke={1.6} />}
          disabled={at === 0}
          onClick={() => onGo(-1)}
        >
          {texts.previous}
        </Button>
        <Button
          rightSection={<IconChevronRight size={18} stroke={1.6} />}
          disabled={at === count - 1}
          onClick={() => onGo(1)}
          data-autofocus
        >
          {texts.next}
        </Button>
      </div>
    </div>
  );
}
