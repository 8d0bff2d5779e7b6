import { UnstyledButton } from '@mantine/core';

import { Photo } from '../../../../ui/pictures/photo.tsx';
import { texts } from '../../texts.ts';
import classes from './picture.module.css';

interface MessagePictureProps {
  address: string;
  /** Sender. */
  name: string;
  onOpen: () => void;
}

/** The picture of a message, small; it opens large. */
export function MessagePicture({ address, name, onOpen }: MessagePictureProps) {
  return (
    <UnstyledButton
      className={classes.picture}
      aria-label={texts.showPicture(name)}
      onClick={onOpen}
    >
      <Photo src={`${address}?size=small`} alt="" className={classes.photo} />
    </UnstyledButton>
  );
}
