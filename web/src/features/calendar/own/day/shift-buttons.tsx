/**
 * StartOrEnd { order, date, filled } — the button that starts the timer on a shift, or ends it.
 * ShiftButtons { order, date, filled } — what can be done about a shift, by its status (product S13); nothing
 * on past days (product K6). `filled`: its first button is the view's filled one.
 */
import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';
import type { ShiftStatus } from '@driftig/contracts/calendar/statuses';
import { shiftStart } from '@driftig/domain/calendar/shift-start';
import { danishClock, type DateText } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { instantOf } from '@driftig/domain/planning/period';
import { Button } from '@mantine/core';
import {
  IconCheck,
  IconHandStop,
  IconPlayerPlay,
  IconPlayerStopFilled,
  IconTag,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';

import { messageOf } from '../../../../api/errors.ts';
import { useOfferAnswer } from '../../../../shared/staffing/requests/use-offer-answer.ts';
import type { Icon } from '../../../../ui/display/icon.ts';
import { ErrorTextContext } from '../../../../ui/feedback/error-text.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { useNow } from '../../../../ui/time/use-now.ts';
import { useToday } from '../../../../ui/time/use-today.ts';
import classes from './shift-buttons.module.css';
import { isOwnShift } from '../is-own-shift.ts';
import { SwapButton } from '../swap/swap-button.tsx';
import { texts } from '../texts.ts';
import { startOrEnd, useShiftAction } from './use-shift-action.ts';

const actions: Readonly<Partial<Record<ShiftStatus, { label: string; icon: Icon }>>> = {
  open: { label: texts.requestShift, icon: IconHandStop },
  forSale: { label: texts.takeShift, icon: IconTag },
  offered: { label: texts.acceptShift, icon: IconCheck },
  mine: { label: texts.setForSale, icon: IconTag },
  requested: { label: texts.cancelPending, icon: IconX },
  selling: { label: texts.cancelForSale, icon: IconX },
};

interface ShiftButtonsProps {
  order: EmployeeOrder;
  date: DateText;
  filled: boolean;
}

export function ShiftButtons(props: ShiftButtonsProps) {
  const { order, date, filled } = props;
  const { status, isActionable, isRunning } = order;
  const isPast = date < useToday();
  if (isPast || status === 'none') return isRunning && !isPast ? <StartOrEnd {...props} /> : null;
  if (actions[status] === undefined) return <NotAvailable reason={order.statusText} />;
  if (!isActionable && !isRunning) return null;
  const isOwn = isOwnShift(order);
  return (
    <div className={classes.buttons}>
      {isOwn ? <StartOrEnd {...props} /> : null}
      {isActionable ? <Actions order={order} filled={filled && !isOwn} /> : null}
    </div>
  );
}

/** The action of the status, and 'Byt vagt' on an own shift; a proposed swap is answered above. */
function Actions({ order, filled }: Omit<ShiftButtonsProps, 'date'>) {
  const { status, swap } = order;
  const mustAnswer = swap !== null && !swap.isProposed && !swap.isAccepted;
  return (
    <>
      {mustAnswer ? null : <ActionButton order={order} filled={filled} />}
      {status === 'mine' ? <SwapButton order={order} /> : null}
      {status === 'offered' ? <DeclineButton order={order} /> : null}
    </>
  );
}

function NotAvailable({ reason }: { reason: string }) {
  return (
    <div className={classes.buttons}>
      <Button disabled fullWidth>
        {texts.notAvailable}
      </Button>
      <p className={classes.reason}>{reason}</p>
    </div>
  );
}

function ActionButton({ order, filled }: Omit<ShiftButtonsProps, 'date'>) {
  const { isBusy, act } = useShiftAction(order);
  const action = actions[order.status];
  if (action === undefined) return null;
  const { label, icon: Symbol } = action;
  return (
    <Button
      fullWidth
      {...(filled && { variant: 'filled' })}
      leftSection={<Symbol size={18} stroke={1.6} />}
      loading={isBusy}
      onClick={act}
    >
      {label}
    </Button>
  );
}

function DeclineButton({ order }: { order: EmployeeOrder }) {
  const { isBusy, answer } = useOfferAnswer(order.id);
  return (
    <Button fullWidth disabled={isBusy} onClick={() => void answer(false)}>
      {texts.declineShift}
    </Button>
  );
}

const startFailure = (error: unknown) => messageOf(error, texts.startFailed);
const endFailure = (error: unknown) => messageOf(error, texts.endFailed);

/** 'Start Shift' or 'End Shift', which ask first; the start is closed too early and after the end. */
export function StartOrEnd({ order, date, filled }: ShiftButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  const { title, isRunning } = order;
  const closed = useStartClosed(order);
  const label = isRunning ? texts.endShift : texts.startShift;
  return (
    <>
      <Button
        fullWidth
        {...(isRunning && { size: 'lg' })}
        {...((filled || isRunning) && { variant: 'filled' })}
        disabled={closed !== undefined}
        leftSection={
          isRunning ? <IconPlayerStopFilled size={18} /> : <IconPlayerPlay size={18} stroke={1.6} />
        }
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {closed === undefined ? null : <p className={classes.reason}>{closed}</p>}
      <ErrorTextContext value={isRunning ? endFailure : startFailure}>
        <ConfirmDialog
          opened={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={() => startOrEnd(order, date)}
          title={isRunning ? texts.endTitle(title) : texts.startTitle(title)}
          confirmLabel={label}
          cancelLabel={isRunning ? texts.keepRunning : 'Annuller'}
        >
          {isRunning ? texts.endQuestion : texts.startQuestion}
        </ConfirmDialog>
      </ErrorTextContext>
    </>
  );
}

/** Why a shift cannot be started now, or until when it waits; undefined where it can, or runs. */
function useStartClosed(order: EmployeeOrder): string | undefined {
  const now = useNow();
  const { state, from } = shiftStart(order, instantOf(now));
  if (order.isRunning || state === 'open') return undefined;
  if (state === 'over') return texts.shiftOver;
  const [date = '', clock = ''] = danishClock(from).split('T');
  return now.startsWith(date)
    ? texts.startsToday(clock)
    : texts.startsLater(formatDate(date), clock);
}
