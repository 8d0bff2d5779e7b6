import { Alert, Button } from '@mantine/core';
import { useState } from 'react';

import classes from './conflict-alert.module.css';
import { texts } from './texts.ts';
import type { Conflict } from './use-update.ts';

interface ConflictAlertProps {
  conflict: Conflict;
  /** 'En anden har ændret kunden imens …' */
  text: string;
  onLoad: () => Promise<void>;
}

/** Says that somebody else was first, and brings theirs in under what was typed here. */
export function ConflictAlert({ conflict, text, onLoad }: ConflictAlertProps) {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    await onLoad();
    setBusy(false);
  };
  if (conflict.state === 'none') return null;
  if (conflict.state === 'loaded') {
    return (
      <Alert color="blue" role="status">
        {conflict.changed.length > 0 ? `${texts.changedByOthers(conflict.changed)} ` : null}
        {texts.loadedNewest}
      </Alert>
    );
  }
  return (
    <Alert color="amber" role="alert" title={text}>
      <p className={classes.help}>{texts.conflictHelp}</p>
      <Button loading={busy} onClick={() => void load()}>
        {texts.loadNewest}
      </Button>
    </Alert>
  );
}
