// Default export: loaded with the first photo.
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';

import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { texts } from '../texts.ts';
import classes from './crop.module.css';
import { straighten } from './straighten.ts';
import { useCorners } from './use-corners.ts';

interface CropDialogProps {
  picture: File;
  /** Gets the straightened picture, or the whole one. */
  onDone: (picture: File) => void;
}

const names = Object.values(texts.corners);

/** Crops a photo to the sheet of paper on it. Closing it takes the whole picture, so no photo is lost. */
export default function CropDialog({ picture, onDone }: CropDialogProps) {
  const address = useObjectUrl(picture);
  const { corners, isMoved, handlersOf } = useCorners();
  const [busy, setBusy] = useState(false);
  const keepWhole = () => onDone(picture);
  const crop = () => {
    setBusy(true);
    // A picture that cannot be drawn is used as it is.
    straighten(picture, corners).then(onDone, keepWhole);
  };
  return (
    <Dialog
      opened
      onClose={keepWhole}
      title={texts.cropTitle}
      busy={busy}
      footer={
        <>
          <Button variant={isMoved ? 'filled' : 'default'} onClick={crop} loading={busy}>
            {texts.takeCrop}
          </Button>
          <Button
            variant={isMoved ? 'default' : 'filled'}
            data-autofocus
            onClick={keepWhole}
            disabled={busy}
          >
            {texts.takeWhole}
          </Button>
        </>
      }
    >
      <p className={classes.help}>{texts.cropHelp}</p>
      <div className={classes.stage}>
        {address === undefined ? null : (
          <img src={address} alt={texts.cropPicture} className={classes.picture} />
        )}
        <svg className={classes.outline} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
          <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {corners.map(({ x, y }, index) => (
          <button
            key={names[index]}
            type="button"
            className={classes.corner}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            aria-label={names[index]}
            disabled={busy}
            {...handlersOf(index)}
          />
        ))}
      </div>
    </Dialog>
  );
}

function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- an object URL must be revoked by the effect that made it
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
