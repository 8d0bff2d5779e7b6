/**
 * ConflictAlert { conflict, text, onLoad } — somebody else was first: brings theirs in under what was
 * typed here. Conflict is what the screen keeps about it.
 */
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';

import classes from './conflict-alert.module.css';
import { recoverFocus, recoverFocusHere } from '../focus/recover-focus.ts';

/** Whether somebody else changed what is edited since it was read: told, then loaded anew. */
export type Conflict =
  | { readonly state: 'none' }
  /** `text` where the server says what was changed; `changed` where the newest was asked for. */
  | { readonly state: 'told'; readonly text?: string; readonly changed?: readonly string[] }
  | { readonly state: 'loaded'; readonly changed: readonly string[] };

const texts = {
  help: 'Hent det nyeste, se det igennem, og gem igen. Det, du har skrevet, bliver stående.',
  loadNewest: 'Hent det nyeste',
  loadedNewest: 'Du ser nu det nyeste. Det, du selv har skrevet, er bevaret og ikke gemt endnu.',
  changedByOthers: (labels: readonly string[]) => `En anden har ændret: ${labels.join(', ')}.`,
};

interface ConflictAlertProps {
  conflict: Conflict;
  /** 'En anden har ændret kunden imens …' */
  text: string;
  onLoad: () => Promise<void>;
}

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
      <Alert color="blue" role="status" tabIndex={-1} ref={recoverFocusHere}>
        {conflict.changed.length > 0 ? `${texts.changedByOthers(conflict.changed)} ` : null}
        {texts.loadedNewest}
      </Alert>
    );
  }
  return (
    <Alert color="amber" role="alert" title={conflict.text ?? text} ref={bringIntoView}>
      <p className={classes.help}>
        {conflict.changed?.length ? `${texts.changedByOthers(conflict.changed)} ` : null}
        {texts.help}
      </p>
      <Button loading={busy} onClick={() => void load()}>
        {texts.loadNewest}
      </Button>
    </Alert>
  );
}

/** Who saved from the foot of a long form would not see it; a button that went took the focus along. */
function bringIntoView(alert: HTMLDivElement | null): void {
  if (alert === null) return;
  alert.scrollIntoView({ block: 'nearest' });
  recoverFocus(() => alert);
}
