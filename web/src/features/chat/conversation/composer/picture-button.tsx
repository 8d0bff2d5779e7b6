import { IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';

import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { CONVERTED_TYPES, PICTURE_TYPES } from '../../../../ui/pictures/prepare-picture.ts';
import { texts } from '../../texts.ts';
import classes from './composer.module.css';

const ACCEPT = [...PICTURE_TYPES, ...Object.entries(CONVERTED_TYPES).flat(2)].join(',');

/** Chooses pictures, which are sent at once; a phone offers its camera besides. */
export function PictureButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className={classes.pictures}>
      <IconButton
        icon={IconPhoto}
        label={texts.addPictures}
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        aria-label={texts.addPictures}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Without this the browser fires no change event when the same file is chosen again.
          currentTarget.value = '';
        }}
      />
    </span>
  );
}
