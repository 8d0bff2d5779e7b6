import { useEffect, useState } from 'react';

import { PICTURE_TYPES } from '../../../../ui/pictures/prepare-picture.ts';
import { UploadProgress } from '../../../../ui/pictures/upload-progress.tsx';
import { texts } from '../../texts.ts';
import classes from '../messages/picture.module.css';

interface OutgoingPictureProps {
  /** Undefined after a reload of the page. */
  file: File | undefined;
  name: string;
  /** How much of it is sent; undefined while it is not on its way. */
  percent: number | undefined;
}

/** A picture on its way: itself where the browser can show it, or the name of its file. */
export function OutgoingPicture({ file, name, percent }: OutgoingPictureProps) {
  const src = usePreview(file);
  return (
    <span className={classes.picture}>
      {src === undefined ? (
        <span className={classes.name}>{name}</span>
      ) : (
        <img src={src} alt={name} className={classes.photo} />
      )}
      {percent === undefined ? null : (
        <span className={classes.busy}>
          <UploadProgress label={texts.sendingOf(name)} percent={percent} />
        </span>
      )}
    </span>
  );
}

/** The address of the chosen file's own picture; undefined for HEIC, which few browsers show. */
function usePreview(file: File | undefined): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (file === undefined || !PICTURE_TYPES.includes(file.type)) return undefined;
    const address = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address must be revoked with the effect
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return src;
}
