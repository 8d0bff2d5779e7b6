import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconReceipt2 } from '@tabler/icons-react';
import { useRef, type ReactNode, type Ref } from 'react';

import { CONVERTED_TYPES } from '../../../ui/pictures/prepare-picture.ts';
import classes from './field.module.css';
import { texts } from '../texts.ts';

const ACCEPTED = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  ...CONVERTED_TYPES,
};

/** Hidden from screen readers: the button does the same, and the input has an English label. */
const inputProps = { 'aria-hidden': true, 'aria-label': texts.chooseFile } as const;

interface DropFileProps {
  /** The instruction shown in the drop zone. */
  title: string;
  megabytes: number;
  /** The button, which gets the focus when the form has an error for the file. */
  buttonRef: Ref<HTMLButtonElement>;
  errorId?: string;
  onChoose: (file: File | undefined) => void;
  /** More buttons, such as the camera. */
  children: ReactNode;
}

export function DropFile(props: DropFileProps) {
  const { title, megabytes, buttonRef, errorId, onChoose, children } = props;
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      openRef={open}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      accept={ACCEPTED}
      multiple={false}
      inputProps={inputProps}
      onDrop={([file]) => onChoose(file)}
      // By its ending; what it is decides its content.
      onReject={([refused]) => onChoose(refused?.file)}
      className={classes.drop ?? ''}
      {...(errorId ? { 'data-invalid': true } : {})}
    >
      <div className={classes.dropInner}>
        <IconReceipt2 size={28} stroke={1.4} aria-hidden="true" />
        <strong>
          <Dropzone.Idle>{title}</Dropzone.Idle>
          <Dropzone.Reject>{title}</Dropzone.Reject>
          <Dropzone.Accept>{texts.dropHere}</Dropzone.Accept>
        </strong>
        <span>{texts.format(megabytes)}</span>
        <div className={classes.ways}>
          {children}
          <Button
            ref={buttonRef}
            data-autofocus
            aria-describedby={errorId}
            onClick={() => open.current?.()}
          >
            {texts.chooseFile}
          </Button>
        </div>
      </div>
    </Dropzone>
  );
}
