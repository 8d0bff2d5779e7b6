import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import type { RefObject } from 'react';

import { texts } from '../texts.ts';

interface CameraButtonProps {
  camera: RefObject<HTMLInputElement | null>;
}

export function CameraButton({ camera }: CameraButtonProps) {
  return (
    <Button
      leftSection={<IconCamera size={18} stroke={1.6} />}
      onClick={() => camera.current?.click()}
    >
      {texts.takePicture}
    </Button>
  );
}

interface CameraInputProps extends CameraButtonProps {
  onTake: (picture: File | undefined) => void;
}

/** Separate from its button, which can unmount when the phone is rotated to take the picture. */
export function CameraInput({ camera, onTake }: CameraInputProps) {
  return (
    <input
      ref={camera}
      type="file"
      accept="image/jpeg"
      capture="environment"
      hidden
      aria-label={texts.takePicture}
      onChange={({ currentTarget }) => {
        onTake(currentTarget.files?.[0]);
        // Without this the browser fires no change event when the same file is chosen again.
        currentTarget.value = '';
      }}
    />
  );
}
