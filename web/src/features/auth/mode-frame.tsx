import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './auth-dialog.module.css';

interface ModeFrameProps {
  title: string;
  otherText: string;
  otherLabel: string;
  onOther: () => void;
  children: ReactNode;
}

/** What the modes of the dialog share: their title, and the way to the other mode. */
export function ModeFrame({ title, otherText, otherLabel, onOther, children }: ModeFrameProps) {
  return (
    <>
      <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
      {children}
      <p className={classes.other}>
        {otherText}{' '}
        <button type="button" className={classes.link} onClick={onOther}>
          {otherLabel}
        </button>
      </p>
    </>
  );
}
