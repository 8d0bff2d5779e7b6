// Default export: loaded when idle. Asks others to take the shift of an absent person, or a free place (product K36).
import type { AnswerOf, InputOf } from '@driftig/contracts/core/route';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { freePlace } from '@driftig/domain/planning/free-place';
import { instantOf, periodOf } from '@driftig/domain/planning/period';
import { answerTimes } from '@driftig/domain/planning/shift-question';
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
import { AnswerTime } from './answer-time.tsx';
import { AskedList } from './asked-list.tsx';
import { find } from './find-text.ts';
import { OfferMessage } from './offer-message.tsx';
import classes from './replace-dialog.module.css';
import { SubstituteList } from './substitute-list.tsx';
import { replaceTexts as texts } from './texts.ts';

type Asked = InputOf<typeof planningRoutes.replaceAbsent>['body'];
type Substitutes = AnswerOf<typeof planningRoutes.listSubstitutes>;

const unseenMs = 20_000;
const isUnseen = ({ answer }: Substitutes['asked'][number]) => answer === 'sent';

interface ReplaceDialogProps {
  orderId: string;
  /** The absent person to replace, or `freePlace`; without one the first who is absent, else a free place. */
  absentId?: string | undefined;
  onClose: () => void;
}

export default function ReplaceDialog({ orderId, absentId, onClose }: ReplaceDialogProps) {
  const query = useQuery({
    ...routeQuery(planningRoutes.listSubstitutes, { query: { orderId } }),
    staleTime: 0,
    // The live channel does not say that another has read a notification.
    refetchInterval: ({ state }) => (state.data?.asked.some(isUnseen) === true ? unseenMs : false),
  });
  const now = useNow();
  const asking = useAsking();
  const { data } = query;
  const choice = choiceOf(data, asking.toggled);
  const absent = absentOf(data, absentId);
  const message = asking.text ?? (data === undefined ? '' : texts.defaultMessage(data.order));
  const times = data === undefined ? [] : answerTimes(data.order, instantOf(now));
  const answerBy = times.find((time) => time === asking.answerBy) ?? times[0];
  const isLacking = data?.order.missing !== 0;
  const asked = choice.chosenIds;
  const body = { orderId, employeeId: absent?.id, employeeIds: asked, message, answerBy };
  const footer = (
    <>
      {asked.length > 0 && isLacking ? (
        <AnswerTime times={times} now={now} value={answerBy ?? ''} onChange={asking.setAnswerBy} />
      ) : null}
      <Button disabled={asking.isBusy} onClick={onClose}>
        {texts.close}
      </Button>
      {isLacking ? (
        <Button
          variant="filled"
          loading={asking.isBusy}
          disabled={asked.length === 0}
          leftSection={<IconSend size={18} stroke={1.6} />}
          onClick={() => void asking.send(body)}
        >
          {asked.length === choice.free.length ? texts.askAll : texts.ask(asked.length)}
        </Button>
      ) : null}
    </>
  );
  return (
    <Dialog
      opened
      title={titleOf(absent)}
      size={860}
      onClose={onClose}
      busy={asking.isBusy}
      footer={footer}
    >
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={3}>
        {(found) => (
          <>
            <About order={found.order} now={now} />
            {found.asked.length === 0 ? null : (
              <AskedList
                asked={found.asked}
                isLacking={isLacking}
                answerBy={found.answerBy}
                now={now}
              />
            )}
            {isLacking ? (
              <SubstituteList
                shift={periodOf(found.order)}
                free={choice.free}
                unable={found.unable}
                declinedIds={choice.declinedIds}
                isAsked={(id) => asked.includes(id)}
                onToggle={asking.toggle}
              />
            ) : null}
            {asked.length === 0 || !isLacking ? null : (
              <OfferMessage text={message} count={asked.length} onChange={asking.setText} />
            )}
          </>
        )}
      </QueryResult>
    </Dialog>
  );
}

/**
 * The free people who can be asked, which are those without an open question, and the chosen ones among them.
 * After a no, or a yes that waits for an approval, a person is asked again only when they are chosen.
 */
function choiceOf(data: Substitutes | undefined, toggled: ReadonlySet<string>) {
  const { asked = [], free = [] } = data ?? {};
  const answered = new Set(asked.filter(({ answer }) => answer !== 'ended').map(({ id }) => id));
  const declinedIds = asked.filter(({ answer }) => answer === 'no').map(({ id }) => id);
  const open = free.filter(({ isOffered }) => !isOffered);
  const chosenIds = open.map(({ id }) => id).filter((id) => toggled.has(id) === answered.has(id));
  return { free: open, declinedIds, chosenIds };
}

/** The people whose choice was changed, the message, the time for an answer, and the sending. */
function useAsking() {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  /** Undefined until the manager edits it. */
  const [text, setText] = useState<string>();
  const [answerBy, setAnswerBy] = useState<string>();
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
      setToggled(new Set());
    } catch (error) {
      toastFailure(texts.failed, { text: describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return { toggled, toggle, text, setText, answerBy, setAnswerBy, isBusy, send };
}

function absentOf(found: Substitutes | undefined, absentId: string | undefined) {
  if (absentId === freePlace) return undefined;
  const known = found?.absent ?? [];
  return known.find(({ id }) => id === absentId) ?? known[0];
}

function titleOf(absent: Substitutes['absent'][number] | undefined): string {
  if (absent === undefined) return find;
  return absent.isSick ? texts.ill(absent.name) : texts.away(absent.name);
}

/** Minutes in a day: further ahead the date says more. */
const soonMinutes = 1440;

function About({ order, now }: { order: Substitutes['order']; now: string }) {
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
