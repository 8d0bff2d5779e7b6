import { Alert, Button } from '@mantine/core';
import { useState } from 'react';

import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import classes from './restored-notice.module.css';
import { texts } from './texts.ts';

interface RestoredNoticeProps {
  shown: boolean;
  onStartOver: () => void;
}

/** Says that a draft was restored, with a button to start over. */
export function RestoredNotice({ shown, onStartOver }: RestoredNoticeProps) {
  const [asking, setAsking] = useState(false);
  if (!shown) return null;
  return (
    <>
      <Alert color="spruce" role="status" className={classes.notice ?? ''}>
        <span>{texts.restored}</span>
        <Button size="compact-sm" onClick={() => setAsking(true)}>
          {texts.startOver}
        </Button>
      </Alert>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={onStartOver}
        title={texts.startOverTitle}
        confirmLabel={texts.startOver}
        danger
      >
        {texts.startOverHelp}
      </ConfirmDialog>
    </>
  );
}
