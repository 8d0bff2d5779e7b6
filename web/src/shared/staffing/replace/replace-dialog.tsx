// Default export: loaded when idle. Asks others to take the shift of an absent person (product K36).
import { planningRoutes } from '@driftig/contracts/planning/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { Button, Checkbox } from '@mantine/core';
import { IconCircleCheck, IconMessage, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { describeError, errorIdOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { WholeDates } from '../../../ui/display/whole-dates.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LawWarnings } from '../swaps/law-warnings.tsx';
import classes from './replace-dialog.module.css';
import { replaceTexts as texts } from './texts.ts';

type Substitutes = AnswerOf<typeof planningRoutes.listSubstitutes>;

interface ReplaceDialogProps {
  orderId: string;
  absent: { readonly id: string; readonly name: string };
  onClose: () => void;
}

export default function ReplaceDialog({ orderId, absent, onClose }: ReplaceDialogProps) {
  const query = useQuery({
    ...routeQuery(planningRoutes.listSubstitutes, { query: { orderId } }),
    staleTime: 0,
  });
  /** People who are not asked; at first all free ones are. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const free = query.data?.free ?? [];
  const asked = free.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const toggle = (id: string) =>
    setLeft((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const send = async () => {
    setBusy(true);
    try {
      const body = { orderId, employeeId: absent.id, employeeIds: asked };
      const { message } = await call(planningRoutes.replaceAbsent, { body });
      toastSuccess(message);
      onClose();
    } catch (error) {
      toastFailure(texts.failed, { text: describeError(error) });
      setBusy(false);
    }
  };
  const footer = (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        {texts.close}
      </Button>
      <Button
        variant="filled"
        loading={isBusy}
        disabled={asked.length === 0}
        leftSection={<IconSend size={18} stroke={1.6} />}
        onClick={() => void send()}
      >
        {asked.length === free.length ? texts.askAll : texts.ask(asked.length)}
      </Button>
    </>
  );
  return (
    <Dialog
      opened
      title={texts.title(absent.name)}
      size={720}
      onClose={onClose}
      busy={isBusy}
      footer={footer}
    >
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={3}>
        {(found) => <People found={found} left={left} onToggle={toggle} />}
      </QueryResult>
      <Message count={asked.length} />
    </Dialog>
  );
}

interface PeopleProps {
  found: Substitutes;
  left: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

function People({ found: { free, unable }, left, onToggle }: PeopleProps) {
  return (
    <div className={classes.people}>
      <h3 className={classes.heading}>{texts.free(free.length)}</h3>
      {free.length === 0 ? <p className={classes.none}>{texts.none}</p> : null}
      <ul className={classes.list} aria-label={texts.choose}>
        {free.map(({ id, name, department, timesBefore, warnings }) => (
          <li key={id} className={classes.person}>
            <Checkbox
              label={name}
              description={[department, texts.before(timesBefore)].filter(Boolean).join('. ')}
              checked={!left.has(id)}
              onChange={() => onToggle(id)}
            />
            {warnings.length === 0 ? (
              <p className={classes.fits}>
                <IconCircleCheck size={16} stroke={1.6} aria-hidden="true" />
                {texts.rested}
              </p>
            ) : (
              <LawWarnings warnings={warnings} />
            )}
          </li>
        ))}
      </ul>
      {unable.length === 0 ? null : (
        <>
          <h3 className={classes.heading}>{texts.unable(unable.length)}</h3>
          <ul className={classes.list}>
            {unable.map(({ id, name, reason }) => (
              <li key={id} className={classes.unable}>
                <b>{name}</b>
                <WholeDates>{reason}</WholeDates>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The message that is sent, and the steps that follow. */
function Message({ count }: { count: number }) {
  return (
    <div className={classes.message}>
      <p className={classes.hint}>
        <IconMessage size={16} stroke={1.6} aria-hidden="true" />
        {texts.messageNote}
      </p>
      <p className={classes.text}>{texts.message}</p>
      <ol className={classes.steps}>
        {texts.steps(count).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
