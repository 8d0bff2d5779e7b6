/**
 * ConflictAlert { conflict, text, onLoad } — shown when a save is refused because someone else
 * changed the record (409): offers to load the newest version and keeps what the user has typed.
 */
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';

import classes from './conflict-alert.module.css';
import { recoverFocus, recoverFocusHere } from '../focus/recover-focus.ts';

/** The state of an edit conflict: none, detected, or resolved by loading the newest version. */
export type Conflict =
  | { readonly state: 'none' }
  /** `text` is the server's message; `changed` are the labels of the fields that others changed. */
  | { readonly state: 'detected'; readonly text?: string; readonly changed?: readonly string[] }
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

/**
 * Scrolls up to the alert, since the save button may be far below it, and recovers a lost focus.
 */
function bringIntoView(alert: HTMLDivElement | null): void {
  if (alert === null) return;
  alert.scrollIntoView({ block: 'nearest' });
  recoverFocus(() => alert);
}
