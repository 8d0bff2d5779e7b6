// Default export: loaded when idle. Asks others to take the shift of an absent person, or a free place (product K36).
import type { Substitute } from '@driftig/contracts/planning/replace-routes';
import type { AnswerOf, InputOf } from '@driftig/contracts/core/route';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { instantOf, periodOf } from '@driftig/domain/planning/period';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { describeError, errorIdOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { WholeDates } from '../../../ui/display/whole-dates.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { find } from './find-text.ts';
import { OfferMessage } from './offer-message.tsx';
import classes from './replace-dialog.module.css';
import { SubstituteList } from './substitute-list.tsx';
import { replaceTexts as texts } from './texts.ts';

type Asked = InputOf<typeof planningRoutes.replaceAbsent>['body'];
type Substitutes = AnswerOf<typeof planningRoutes.listSubstitutes>;

interface ReplaceDialogProps {
  orderId: string;
  /** The absent person to replace; without one the first who is absent, else a free place. */
  absentId?: string | undefined;
  onClose: () => void;
}

export default function ReplaceDialog({ orderId, absentId, onClose }: ReplaceDialogProps) {
  const query = useQuery({
    ...routeQuery(planningRoutes.listSubstitutes, { query: { orderId } }),
    staleTime: 0,
  });
  const { toggled, toggle, text, setText, isBusy, send } = useAsking(onClose);
  const { data } = query;
  const free = data?.free ?? [];
  /** After a no a person is asked again only when they are chosen. */
  const isAsked = ({ id, answer }: Substitute) => toggled.has(id) === (answer === 'no');
  const asked = free.filter(isAsked).map(({ id }) => id);
  const absent = absentOf(data, absentId);
  const message = text ?? (data === undefined ? '' : texts.defaultMessage(data.order));
  const body = { orderId, employeeId: absent?.id, employeeIds: asked, message };
  const footer = (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        {texts.close}
      </Button>
      <Button
        variant="filled"
        loading={isBusy}
        disabled={asked.length === 0 || data?.order.missing === 0}
        leftSection={<IconSend size={18} stroke={1.6} />}
        onClick={() => void send(body)}
      >
        {asked.length === free.length ? texts.askAll : texts.ask(asked.length)}
      </Button>
    </>
  );
  return (
    <Dialog
      opened
      title={titleOf(absent)}
      size={860}
      onClose={onClose}
      busy={isBusy}
      footer={footer}
    >
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={3}>
        {(found) => (
          <>
            <About order={found.order} />
            <SubstituteList
              shift={periodOf(found.order)}
              free={found.free}
              unable={found.unable}
              isAsked={isAsked}
              onToggle={toggle}
            />
            <OfferMessage text={message} count={asked.length} onChange={setText} />
          </>
        )}
      </QueryResult>
    </Dialog>
  );
}

/** The people whose choice was changed, the message and the sending of it. */
function useAsking(onClose: () => void) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  /** Undefined until the manager edits it. */
  const [text, setText] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const toggle = (id: string) =>
    setToggled((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const send = async (body: Asked) => {
    setBusy(true);
    try {
      const { message } = await call(planningRoutes.replaceAbsent, { body });
      toastSuccess(message);
      onClose();
    } catch (error) {
      toastFailure(texts.failed, { text: describeError(error) });
      setBusy(false);
    }
  };
  return { toggled, toggle, text, setText, isBusy, send };
}

function absentOf(found: Substitutes | undefined, absentId: string | undefined) {
  const known = found?.absent ?? [];
  return known.find(({ id }) => id === absentId) ?? known[0];
}

function titleOf(absent: Substitutes['absent'][number] | undefined): string {
  if (absent === undefined) return find;
  return absent.isSick ? texts.ill(absent.name) : texts.away(absent.name);
}

/** Minutes in a day: further ahead the date says more. */
const soonMinutes = 1440;

function About({ order }: { order: Substitutes['order'] }) {
  const now = useNow();
  const minutes = Math.round((instantOf(periodOf(order).from) - instantOf(now)) / 60_000);
  return (
    <p className={classes.about}>
      <span>
        <WholeDates>{texts.about(order, order.missing)}</WholeDates>
      </span>
      {minutes > 0 && minutes < soonMinutes ? (
        <StatusChip tone="pending">{texts.startsIn(minutes)}</StatusChip>
      ) : null}
    </p>
  );
}
