import { formatQuantity } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';

import { texts } from '../texts.ts';
import classes from './field.module.css';

interface ChosenFileProps {
  file: File;
  /** Its data URL, if it is a picture. */
  picture: string | undefined;
  onCrop: () => void;
  onRemove: () => void;
}

const sizeOf = ({ size }: File) => {
  const kilobytes = Math.max(1, Math.round(size / 1024));
  return kilobytes < 1024
    ? `${kilobytes} kB`
    : `${formatQuantity(Math.round(kilobytes / 102.4) / 10)} MB`;
};

/** The chosen file with thumbnail, name and size. */
export function ChosenFile({ file, picture, onCrop, onRemove }: ChosenFileProps) {
  return (
    <div className={classes.chosen}>
      <div className={classes.thumbnail}>
        {picture ? (
          <img src={picture} alt="" />
        ) : (
          <IconFileTypePdf size={28} stroke={1.4} aria-hidden="true" />
        )}
      </div>
      <p className={classes.fileName}>
        {file.name}
        <span>{sizeOf(file)}</span>
      </p>
      <div className={classes.ways}>
        {picture ? <Button onClick={onCrop}>{texts.crop}</Button> : null}
        <Button onClick={onRemove}>{texts.removeFile}</Button>
      </div>
    </div>
  );
}
