import { formatQuantity } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';

import classes from './receipts.module.css';
import { texts } from './texts.ts';

interface ChosenFileProps {
  file: File;
  /** Its data URL, if it is a picture. */
  picture: string | undefined;
  onRemove: () => void;
}

const sizeOf = ({ size }: File) => {
  const kilobytes = Math.max(1, Math.round(size / 1024));
  return kilobytes < 1024
    ? `${kilobytes} kB`
    : `${formatQuantity(Math.round(kilobytes / 102.4) / 10)} MB`;
};

/** The chosen file with thumbnail, name and size. */
export function ChosenFile({ file, picture, onRemove }: ChosenFileProps) {
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
      <Button onClick={onRemove}>{texts.removeFile}</Button>
    </div>
  );
}
