// Default export: loaded when idle, since few notifications ask.
import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { NotificationRow } from '@driftig/contracts/notifications/routes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../api/queries/route-query.ts';
import RequestAnswer from '../../shared/staffing/requests/request-answer.tsx';
import { LawWarnings } from '../../shared/staffing/swaps/law-warnings.tsx';
import { useOfferAnswer } from '../../shared/staffing/requests/use-offer-answer.ts';
import { usePhone } from '../../ui/layout/use-phone.ts';
import classes from './ask.module.css';
import { askTexts as texts } from './texts.ts';

type OpenAsk = NonNullable<NotificationRow['ask']>;

interface AskProps {
  ask: OpenAsk;
  onAnswered: () => void;
}

/** The answers to a request or an offer of a shift below its notification (product U9). */
export default function Ask({ ask, onAnswered }: AskProps) {
  return (
    <div className={classes.ask}>
      {ask.kind === 'request' ? (
        <RequestAnswer
          orderId={ask.orderId}
          person={{ id: ask.employeeId, name: ask.name }}
          onAnswered={onAnswered}
        />
      ) : (
        <OfferAnswer ask={ask} onAnswered={onAnswered} />
      )}
    </div>
  );
}

function OfferAnswer({ ask: { orderId, date }, onAnswered }: AskProps) {
  const { isBusy, answer } = useOfferAnswer(orderId);
  const { data } = useQuery(routeQuery(calendarRoutes.listOwnOrdersOfDay, { query: { date } }));
  const warnings = data?.orders.find(({ id }) => id === orderId)?.warnings ?? [];
  const size = usePhone() ? {} : { size: 'compact-sm' };
  const send = async (isAccepted: boolean) => {
    if (await answer(isAccepted)) onAnswered();
  };
  return (
    <>
      <LawWarnings warnings={warnings} />
      <span className={classes.buttons}>
        <Button {...size} variant="subtle" disabled={isBusy} onClick={() => void send(false)}>
          {texts.decline}
        </Button>
        <Button {...size} disabled={isBusy} onClick={() => void send(true)}>
          {texts.accept}
        </Button>
      </span>
    </>
  );
}
