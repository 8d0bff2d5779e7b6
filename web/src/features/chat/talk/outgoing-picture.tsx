import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';

import { PICTURE_TYPES } from '../../../ui/pictures/prepare-picture.ts';
import classes from './picture.module.css';

interface OutgoingPictureProps {
  /** Undefined after a reload of the page. */
  file: File | undefined;
  name: string;
  isBusy: boolean;
}

/** A picture on its way: itself where the browser can show it, or the name of its file. */
export function OutgoingPicture({ file, name, isBusy }: OutgoingPictureProps) {
  const src = usePreview(file);
  return (
    <span className={classes.picture}>
      {src === undefined ? (
        <span className={classes.name}>{name}</span>
      ) : (
        <img src={src} alt={name} className={classes.photo} />
      )}
      {isBusy ? (
        <span className={classes.busy}>
          <Loader size={28} aria-hidden="true" />
        </span>
      ) : null}
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
