/**
 * BatchDialog { title, items, nameOf, act, onEnd, onClose, progressLabel, doneText, children?,
 * confirmLabel?, danger? } — runs one action on many rows. With `confirmLabel` it asks first,
 * without it starts immediately. Shows progress, can be stopped, and closes when every row
 * succeeded. Otherwise it stays open, lists the failed rows with the reason, and offers to retry
 * them. Meant to be loaded lazily.
 */
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';

import { Dialog } from '../overlay/dialog.tsx';
import { useErrorText, useIsOffline } from '../feedback/error-text.ts';
import { recoverFocusHere } from '../focus/recover-focus.ts';
import { LeaveGuard } from '../unsaved-changes/leave-guard.tsx';
import { BatchProgress } from './batch-progress.tsx';
import classes from './batch.module.css';
import type { BatchResult } from './run-batch.ts';
import { useBatch, type BatchState } from './use-batch.ts';

const texts = {
  cancel: 'Annuller',
  close: 'Luk',
  stop: 'Stop',
  retry: 'Prøv igen',
  notBegun: (count: number) => `${count} blev ikke begyndt.`,
  failed: (count: number) => (count === 1 ? '1 lykkedes ikke:' : `${count} lykkedes ikke:`),
  offline: (count: number) =>
    `${count} lykkedes ikke: Der er ingen forbindelse. Det, der lykkedes, er gemt. Prøv igen, når den er tilbage.`,
};

interface BatchDialogProps<Item> {
  title: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  act: (item: Item) => Promise<void>;
  /** Called with the result, also when the dialog then closes by itself. */
  onEnd: (result: BatchResult<Item>) => void;
  onClose: () => void;
  progressLabel: string;
  /** '3 kunder er slettet.' */
  doneText: (count: number) => string;
  confirmLabel?: string;
  danger?: boolean;
  children?: ReactNode;
}

export function BatchDialog<Item>(props: BatchDialogProps<Item>) {
  const { title, items, act, onEnd, onClose, confirmLabel } = props;
  const end = (result: BatchResult<Item>) => {
    onEnd(result);
    if (result.done.length === items.length) onClose();
  };
  const { state, run, tryAgain, stop } = useBatch({ items, act, onEnd: end });
  const runWithoutAsking = useEffectEvent(() => confirmLabel === undefined && run());
  useEffect(() => void runWithoutAsking(), []);
  const running = state.step === 'running';
  return (
    <>
      <Dialog
        opened
        onClose={running ? undefined : onClose}
        busy={running}
        title={state.step === 'asking' ? title : title.replace(/\?$/, '')}
        size={480}
        small
        footer={<Footer {...props} state={state} onRun={run} onRetry={tryAgain} onStop={stop} />}
      >
        <div key={state.step} ref={recoverFocusHere} tabIndex={-1} className={classes.content}>
          <Content {...props} state={state} />
        </div>
      </Dialog>
      <LeaveGuard when={running} />
    </>
  );
}

interface BatchControls<Item> {
  state: BatchState<Item>;
  onRun: () => void;
  onRetry: (result: BatchResult<Item>) => void;
  onStop: () => void;
}

function Footer<Item>(props: BatchDialogProps<Item> & BatchControls<Item>) {
  const { state, onRun, onStop, onClose, confirmLabel, danger = false } = props;
  if (state.step === 'running') return <Button onClick={onStop}>{texts.stop}</Button>;
  if (state.step === 'over') return <EndButtons {...props} result={state.result} />;
  return (
    <>
      <Button onClick={onClose} data-autofocus={danger || undefined}>
        {texts.cancel}
      </Button>
      <Button variant="filled" {...(danger ? { color: 'red' } : {})} onClick={onRun}>
        {confirmLabel}
      </Button>
    </>
  );
}

function EndButtons<Item>(
  props: Pick<BatchDialogProps<Item> & BatchControls<Item>, 'onClose' | 'onRetry'> &
    WithResult<Item>,
) {
  const { result, onClose, onRetry } = props;
  return (
    <>
      <Button onClick={onClose}>{texts.close}</Button>
      {result.failed.length > 0 ? (
        <Button variant="filled" onClick={() => onRetry(result)}>
          {texts.retry}
        </Button>
      ) : null}
    </>
  );
}

interface WithResult<Item> {
  result: BatchResult<Item>;
}

function Content<Item>(props: BatchDialogProps<Item> & { state: BatchState<Item> }): ReactNode {
  const { state, progressLabel, children } = props;
  if (state.step === 'asking') return children;
  if (state.step === 'over') return <Outcome {...props} result={state.result} />;
  const { finished, total } = state;
  return <BatchProgress label={progressLabel} finished={finished} total={total} />;
}

function Outcome<Item>(props: BatchDialogProps<Item> & WithResult<Item>) {
  const { result, nameOf, doneText } = props;
  const { done, failed, notStarted } = result;
  const errorText = useErrorText();
  const isOffline = useIsOffline();
  // One reason for all of them is said once.
  const lostConnection = failed.length > 0 && failed.every(({ error }) => isOffline(error));
  return (
    <div role="status">
      <p className={classes.text}>
        {doneText(done.length)} {notStarted.length > 0 ? texts.notBegun(notStarted.length) : null}
      </p>
      {lostConnection ? <p className={classes.text}>{texts.offline(failed.length)}</p> : null}
      {failed.length > 0 && !lostConnection ? (
        <>
          <p className={classes.text}>{texts.failed(failed.length)}</p>
          <ul className={classes.failures}>
            {failed.map(({ item, error }) => (
              <li key={nameOf(item)}>
                <b>{nameOf(item)}</b>
                <span>{errorText(error)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
