import type { OrderToGenerate } from '@driftig/contracts/invoices/generating';
import { Anchor, Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';

import { messageOf } from '../../../../api/errors.ts';
import { paths } from '../../../../paths.ts';
import { BatchProgress } from '../../../../ui/batch/batch-progress.tsx';
import type { BatchResult } from '../../../../ui/batch/run-batch.ts';
import { recoverFocusHere } from '../../../../ui/focus/recover-focus.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { LeaveGuard } from '../../../../ui/unsaved-changes/leave-guard.tsx';
import classes from './generate.module.css';
import { texts } from './texts.ts';
import { useGenerate, type Generated } from './use-generate.ts';

interface GenerateRunProps {
  orders: readonly OrderToGenerate[];
  days: number;
  onClose: () => void;
}

/** Makes the invoices, with a bar of how far it is and a result for each order. */
export function GenerateRun({ orders, days, onClose }: GenerateRunProps) {
  const { state, run, tryAgain, stop, made } = useGenerate(orders, days);
  const [stopping, setStopping] = useState(false);
  const start = useEffectEvent(run);
  useEffect(() => start(), []);
  const isOver = state.step === 'over';
  const again = (result: BatchResult<OrderToGenerate>) => {
    setStopping(false);
    tryAgain(result);
  };
  const footer = isOver ? (
    <>
      {state.result.failed.length > 0 ? (
        <Button onClick={() => again(state.result)}>{texts.retry}</Button>
      ) : null}
      <Button variant="filled" onClick={onClose}>
        {texts.close}
      </Button>
    </>
  ) : (
    <Button
      disabled={stopping}
      onClick={() => {
        setStopping(true);
        stop();
      }}
    >
      {stopping ? texts.stopping : texts.stop}
    </Button>
  );
  return (
    <>
      <Dialog
        opened
        onClose={isOver ? onClose : undefined}
        busy={!isOver}
        title={texts.generate}
        size={640}
        footer={footer}
      >
        <div key={state.step} ref={recoverFocusHere} tabIndex={-1} className={classes.run}>
          {state.step === 'running' ? (
            <BatchProgress label={texts.made} finished={state.finished} total={state.total} />
          ) : null}
          {isOver ? <Outcome result={state.result} made={made} /> : null}
          <ul className={classes.results}>
            {made.map((one) => (
              <Result key={one.order.number} {...one} />
            ))}
          </ul>
        </div>
      </Dialog>
      <LeaveGuard when={!isOver} />
    </>
  );
}

function Result({ order, number, created }: Generated) {
  return (
    <li className={classes.result}>
      <span>
        {order.title}
        <span className={classes.detail}>{texts.order(order.number)}</span>
      </span>
      <Anchor component={Link} to={paths.invoice(number)}>
        {created ? texts.result(number) : texts.there(number)}
      </Anchor>
    </li>
  );
}

interface OutcomeProps {
  result: BatchResult<OrderToGenerate>;
  made: readonly Generated[];
}

function Outcome({ result, made }: OutcomeProps) {
  const { failed, notStarted } = result;
  const created = made.filter((one) => one.created).length;
  return (
    <div role="status">
      <p className={classes.help}>
        {texts.doneText(created)}{' '}
        {notStarted.length > 0 ? `${texts.notBegun(notStarted.length)} ` : ''}
        {failed.length > 0 ? `${texts.failedText(failed.length)} ${texts.again}` : ''}
      </p>
      <ul className={classes.results}>
        {failed.map(({ item, error }) => (
          <li key={item.number} className={classes.result}>
            <span>
              {item.title}
              <span className={classes.detail}>{texts.order(item.number)}</span>
            </span>
            <span className={classes.problem}>{messageOf(error, texts.generateFailed)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
