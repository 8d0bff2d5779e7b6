import type { CopyPreview } from '@driftig/contracts/planning/planner-answers';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { formatDate } from '@driftig/domain/format';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';

import { call } from '../../../api/client.ts';
import { errorIdOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { BatchDialog } from '../../../ui/batch/batch-dialog.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { texts } from '../texts.ts';
import classes from './copy-dialog.module.css';
import { CopyList } from './copy-list.tsx';

interface Copy {
  readonly orderId: string;
  readonly startDate: string;
}

interface CopyDialogProps {
  title: string;
  /** The orders and the days on which their copies begin. */
  copies: readonly Copy[];
  /** The fields that decide the copies. */
  children: ReactNode;
  onClose: () => void;
}

/** Shows what copies will be made and who cannot come, and makes them one by one (product K33). */
export function CopyDialog({ title, copies, children, onClose }: CopyDialogProps) {
  const [withPeople, setWithPeople] = useState(true);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [made, setMade] = useState<readonly CopyPreview[]>();
  const body = { copies: [...copies], withPeople };
  const query = useQuery({
    ...routeQuery(planningRoutes.previewCopies, { body }),
    enabled: copies.length > 0 && copies.length <= mostCopies,
  });
  const chosen = (query.data?.copies ?? []).filter(
    (copy) => copy.isThere === turned.has(keyOf(copy)),
  );
  const turn = (copy: CopyPreview) =>
    setTurned((before) => {
      const next = new Set(before);
      if (!next.delete(keyOf(copy))) next.add(keyOf(copy));
      return next;
    });
  if (made !== undefined) return <Making title={title} copies={made} onClose={onClose} />;
  const footer = (
    <>
      <Button onClick={onClose}>{texts.copy.cancel}</Button>
      <Button
        variant="filled"
        data-save
        disabled={chosen.length === 0}
        onClick={() => setMade(chosen)}
      >
        {texts.copy.make(chosen.length)}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={title} size={640} footer={footer}>
      <div className={classes.copy}>
        {children}
        <Checkbox
          label={texts.copy.withPeople}
          checked={withPeople}
          onChange={({ currentTarget }) => setWithPeople(currentTarget.checked)}
        />
        <p className={classes.about}>{texts.copy.about}</p>
        {copies.length === 0 || copies.length > mostCopies ? (
          <p role="status">{copies.length === 0 ? texts.copy.none : texts.copy.tooMany}</p>
        ) : (
          <QueryResult
            query={query}
            title={texts.copy.failed}
            errorId={errorIdOf(query.error)}
            rows={4}
          >
            {(data) => <CopyList copies={data.copies} chosen={chosen} onTurn={turn} />}
          </QueryResult>
        )}
      </div>
    </Dialog>
  );
}

/** As many as one preview looks through (product L25). */
const mostCopies = 100;

const keyOf = ({ orderId, startDate }: CopyPreview) => `${orderId} ${startDate}`;

/** A copy by itself is all or nothing; what was not made is named, and can be tried again. */
function Making({
  title,
  copies,
  onClose,
}: {
  title: string;
  copies: readonly CopyPreview[];
  onClose: () => void;
}) {
  const keys = useRef(new Map<string, string>());
  const make = async (copy: CopyPreview) => {
    const { orderId, startDate, people } = copy;
    // The same key when it is tried again: an answer that was lost makes no second order.
    const idempotencyKey = keys.current.get(keyOf(copy)) ?? crypto.randomUUID();
    keys.current.set(keyOf(copy), idempotencyKey);
    const employeeIds = people.filter(({ problem }) => problem === '').map(({ id }) => id);
    const body = { orderId, startDate, employeeIds };
    await call(planningRoutes.copyOrder, { body }, { idempotencyKey });
  };
  return (
    <BatchDialog
      title={title}
      items={copies}
      nameOf={(copy) => `${copy.title}, ${formatDate(copy.startDate)}`}
      act={make}
      onEnd={() => undefined}
      onClose={onClose}
      progressLabel={texts.copy.progress}
      doneText={texts.copy.done}
    />
  );
}
