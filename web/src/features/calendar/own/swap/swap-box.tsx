/** SwapBox { order, swap } — a swap that waits: what the user gives and gets, and the answer (product K35). */
import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';
import { Button } from '@mantine/core';
import { IconArrowRight, IconArrowsExchange } from '@tabler/icons-react';

import { LawWarnings } from '../../../../shared/staffing/swaps/law-warnings.tsx';
import { WholeDates } from '../../../../ui/display/whole-dates.tsx';
import { shiftTime } from './shift-time.ts';
import classes from './swap-box.module.css';
import { texts } from './texts.ts';
import { answerSwap, useSwapCall } from './use-swap-call.ts';

interface SwapBoxProps {
  order: EmployeeOrder;
  swap: NonNullable<EmployeeOrder['swap']>;
}

export function SwapBox({ order, swap }: SwapBoxProps) {
  const { name, other, warnings, isAccepted, isProposed } = swap;
  const mustAnswer = !isAccepted && !isProposed;
  return (
    <section className={classes.box} aria-label={texts.title}>
      <p className={classes.who}>
        {mustAnswer ? (
          <>
            <b>{name}</b> {texts.wantsToSwap}
          </>
        ) : isAccepted ? (
          texts.waitsForManager
        ) : (
          texts.waitsForColleague(name)
        )}
      </p>
      <dl className={classes.sides}>
        <Side label={texts.give} shift={order} />
        <IconArrowRight className={classes.arrow} size={18} stroke={1.6} aria-hidden="true" />
        <Side label={texts.get} shift={other} />
      </dl>
      <LawWarnings warnings={warnings} />
      {mustAnswer ? <Answer order={order} swap={swap} /> : null}
    </section>
  );
}

interface SideProps {
  label: string;
  shift: SwapBoxProps['swap']['other'] | EmployeeOrder;
}

function Side({ label, shift }: SideProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{shift.title}</b>
        <WholeDates>{shiftTime(shift)}</WholeDates>
      </dd>
    </div>
  );
}

function Answer({ order, swap }: SwapBoxProps) {
  const { isBusy, send } = useSwapCall();
  const answer = (isAccepted: boolean) => {
    const body = { orderId: order.id, otherOrderId: swap.other.id, isAccepted };
    void send(() => answerSwap(body));
  };
  return (
    <div className={classes.answers}>
      <Button disabled={isBusy} onClick={() => answer(false)}>
        {texts.decline}
      </Button>
      <Button
        disabled={isBusy}
        leftSection={<IconArrowsExchange size={18} stroke={1.6} />}
        onClick={() => answer(true)}
      >
        {texts.swapWith(swap.name)}
      </Button>
    </div>
  );
}
