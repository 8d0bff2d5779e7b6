/**
 * Lightbox { images, shown, onShow, onClose, … } — one picture at a time, as large as the window;
 * the arrow keys go on, Esc closes. `action` comes before the position in the row.
 */
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { Dialog } from '../overlay/dialog.tsx';
import { Photo } from './photo.tsx';
import classes from './pictures.module.css';

interface LightboxImage {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** Shown below the picture. */
  readonly caption: ReactNode;
}

interface LightboxProps {
  images: readonly LightboxImage[];
  /** The id of the picture that is shown. */
  shown: string;
  onShow: (id: string) => void;
  onClose: () => void;
  action?: ReactNode;
  /** A question is open in front: keys are for that one. */
  busy?: boolean;
}

export function Lightbox({ images, shown, onShow, onClose, action, busy = false }: LightboxProps) {
  const at = images.findIndex(({ id }) => id === shown);
  const image = images[at];
  const go = (by: number) => {
    const next = images[at + by];
    if (next !== undefined) onShow(next.id);
  };
  useArrows(!busy, go);
  if (image === undefined) return null;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={image.title}
      size={1100}
      busy={busy}
      footer={<Footer at={at} count={images.length} onGo={go} action={action} />}
    >
      <figure key={image.id} className={classes.large}>
        <Photo src={image.url} alt={image.title} className={classes.largePhoto} />
        <figcaption>{image.caption}</figcaption>
      </figure>
    </Dialog>
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

interface FooterProps {
  at: number;
  count: number;
  onGo: (by: number) => void;
  action: ReactNode;
}

function Footer({ at, count, onGo, action }: FooterProps) {
  return (
    <div className={classes.controls}>
      {action}
      <span className={classes.place} role="status">
        {at + 1} af {count}
      </span>
      <div className={classes.steps}>
        <Button
          leftSection={<IconChevronLeft size={18} stroke={1.6} />}
          disabled={at === 0}
          onClick={() => onGo(-1)}
        >
          Forrige
        </Button>
        <Button
          rightSection={<IconChevronRight size={18} stroke={1.6} />}
          disabled={at === count - 1}
          onClick={() => onGo(1)}
          data-autofocus
        >
          Næste
        </Button>
      </div>
    </div>
  );
}
