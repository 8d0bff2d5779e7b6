// Default export: loaded when idle, since few orders have a swap that waits.
import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { Button, Textarea } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { WholeDates } from '../../../ui/display/whole-dates.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { formatShortWeekdayDate } from '../../../ui/time/weekday-names.ts';
import { LawWarnings } from './law-warnings.tsx';
import classes from './swap-requests.module.css';
import { swapTexts as texts } from './texts.ts';
import { useSwapDecision } from './use-swap-decision.ts';

type Swap = AnswerOf<typeof calendarRoutes.listSwaps>[number];
type Side = Swap['proposer'];

/** The swaps of an order's shifts that wait for a manager, with the law and the answers (product K35). */
export default function SwapRequests({ orderId }: { orderId: string }) {
  const { data = [] } = useQuery(routeQuery(calendarRoutes.listSwaps, {}));
  const own = data.filter(({ proposer, colleague }) =>
    [proposer, colleague].some(({ shift }) => shift.id === orderId),
  );
  return own.map((swap) => (
    <Request key={`${swap.proposer.employee.id} ${swap.proposer.shift.id}`} swap={swap} />
  ));
}

function Request({ swap }: { swap: Swap }) {
  const { proposer, colleague } = swap;
  const { decide, isBusy } = useSwapDecision(swap);
  const [note, setNote] = useState('');
  const size = usePhone() ? {} : { size: 'compact-sm' };
  const names = texts.names(proposer.employee.name, colleague.employee.name);
  return (
    <section className={classes.request} aria-label={names}>
      <p className={classes.head}>
        <IconArrowsExchange size={18} stroke={1.6} aria-hidden="true" />
        <span>{names}</span>
      </p>
      <GivenShift side={proposer} />
      <GivenShift side={colleague} />
      <LawWarnings warnings={proposer.warnings} name={proposer.employee.name} />
      <LawWarnings warnings={colleague.warnings} name={colleague.employee.name} />
      <Textarea
        label={texts.note}
        autosize
        minRows={1}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <span className={classes.answers}>
        <Button {...size} variant="subtle" disabled={isBusy} onClick={() => decide(false, note)}>
          {texts.reject}
        </Button>
        <Button {...size} disabled={isBusy} onClick={() => decide(true, note)}>
          {texts.approve}
        </Button>
      </span>
    </section>
  );
}

function GivenShift({ side: { employee, shift } }: { side: Side }) {
  const { title, startDate, startTime, endTime } = shift;
  const times = [startTime, endTime].filter((time) => time !== '').join('–');
  const when = [formatShortWeekdayDate(startDate), times].filter((text) => text !== '').join(' ');
  return (
    <p className={classes.side}>
      <WholeDates>{texts.gives(employee.name, title, when)}</WholeDates>
    </p>
  );
}
