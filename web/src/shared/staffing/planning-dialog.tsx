// Default export: loaded lazily by the list and the page of an order.
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { Button } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { call } from '../../api/client.ts';
import { ApiError, errorIdOf, isConnectionError, messageOf } from '../../api/errors.ts';
import { ConflictAlert, type Conflict } from '../../ui/feedback/conflict-alert.tsx';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { SaveFailure } from '../../ui/feedback/save-failure.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DiscardQuestion } from '../../ui/overlay/discard-question.tsx';
import { formatShortWeekdayDate } from '../../ui/time/weekday-names.ts';
import { LeaveGuard } from '../../ui/unsaved-changes/leave-guard.tsx';
import classes from './planning-dialog.module.css';
import {
  availabilityQuery,
  isSameStaff,
  mergedStaff,
  staffOf,
  type Availability,
} from './staff.ts';
import type { PlannedTime, Staff } from './staff.ts';
import { StaffPlanner } from './staff-planner.tsx';
import { texts } from './texts.ts';

/** An order as its list and its page have it. */
export interface OrderToPlan extends PlannedTime {
  readonly id: string;
  readonly title: string;
  readonly customer: string;
}

interface PlanningDialogProps {
  order: OrderToPlan;
  onClose: () => void;
}

const when = (date: string, time: string) =>
  time === '' ? formatShortWeekdayDate(date) : `${formatShortWeekdayDate(date)} kl. ${time}`;

function aboutOf({ title, customer, ...time }: OrderToPlan): string {
  const who = customer === '' ? title : `${title}, ${customer}`;
  const { startDate, endDate, startTime, endTime } = time;
  const start = when(startDate, startTime);
  const isOneDay = startDate === endDate && startTime !== '' && endTime !== '';
  const end = isOneDay ? endTime : when(endDate, endTime);
  return `${who}. ${start.charAt(0).toUpperCase()}${start.slice(1)} til ${end}.`;
}

/** Plans the people of an order: product O15. */
export default function PlanningDialog({ order, onClose }: PlanningDialogProps) {
  const { id, startDate, endDate, startTime, endTime } = order;
  const time = useMemo(
    () => ({ orderId: id, startDate, endDate, startTime, endTime }),
    [id, startDate, endDate, startTime, endTime],
  );
  const query = useQuery(availabilityQuery(time));
  const plan = usePlan(query, id, onClose);
  const [isAsking, setAsking] = useState(false);
  const close = () => (plan.isChanged ? setAsking(true) : onClose());
  const footer = (
    <>
      <span className={classes.unsaved}>{plan.isChanged ? texts.unsaved : null}</span>
      <Button onClick={close} disabled={plan.isSaving}>
        {texts.close}
      </Button>
      <Button
        variant="filled"
        data-save
        loading={plan.isSaving}
        disabled={query.data === undefined}
        onClick={() => void plan.save()}
      >
        {texts.save}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        opened
        onClose={close}
        title={texts.title}
        size={984}
        footer={footer}
        busy={plan.isSaving || isAsking}
      >
        <p className={classes.about}>{aboutOf(order)}</p>
        <ConflictAlert
          conflict={plan.conflict}
          text={texts.changedMeanwhile}
          onLoad={plan.reload}
        />
        {plan.failure === undefined ? null : (
          <SaveFailure
            text={messageOf(plan.failure, texts.saveFailed)}
            isOffline={isConnectionError(plan.failure)}
            offlineText={texts.offline}
            action={<Button onClick={() => void plan.save()}>{texts.tryAgain}</Button>}
          />
        )}
        <QueryResult
          query={query}
          title={texts.loadFailed}
          errorId={errorIdOf(query.error)}
          rows={8}
        >
          {(data) => (
            <StaffPlanner
              time={time}
              staff={plan.staff ?? staffOf(data)}
              onChange={plan.choose}
              onMarketChange={plan.rebase}
            />
          )}
        </QueryResult>
      </Dialog>
      {isAsking ? (
        <DiscardQuestion
          onStay={() => setAsking(false)}
          onDiscard={onClose}
          title={texts.discardTitle}
        >
          {texts.discardHelp}
        </DiscardQuestion>
      ) : null}
      <LeaveGuard when={plan.isChanged} />
    </>
  );
}

/**
 * The choice and how it is saved. It is based on the version that was first seen, so that another
 * user's plan is not overwritten (optimistic lock); loading the newest keeps the choice.
 */
function usePlan(query: UseQueryResult<Availability>, orderId: string, onSaved: () => void) {
  const { data } = query;
  const [first, setFirst] = useState<Availability>();
  const [chosen, setChosen] = useState<Staff>();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>({ state: 'none' });
  const [failure, setFailure] = useState<unknown>();
  const basis = first ?? data;
  const staff = chosen ?? (basis && staffOf(basis));
  const save = async () => {
    if (basis === undefined || staff === undefined) return;
    setSaving(true);
    setFailure(undefined);
    try {
      const body = {
        orderId,
        ...staff,
        employeeIds: [...staff.employeeIds],
        version: basis.version,
      };
      await call(planningRoutes.assignEmployees, { body });
      toastSuccess(texts.saved);
      onSaved();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict')
        setConflict({ state: 'detected', text: error.message });
      else {
        setFailure(error);
        // A person was booked elsewhere meanwhile: the rows say where, and the choice stays.
        if (error instanceof ApiError && error.code === 'person_busy') await query.refetch();
      }
    } finally {
      setSaving(false);
    }
  };
  /** The choice laid over the newest stored plan. */
  const rebase = async () => {
    const { data: newest } = await query.refetch();
    if (newest === undefined) return false;
    if (chosen && basis) {
      setChosen(mergedStaff(chosen, staffOf(basis), staffOf(newest)));
      setFirst(newest);
    }
    return true;
  };
  return {
    staff,
    isChanged: basis !== undefined && staff !== undefined && !isSameStaff(staff, staffOf(basis)),
    isSaving,
    conflict,
    failure,
    save,
    choose: (next: Staff) => {
      setFirst((before) => before ?? data);
      setChosen(next);
    },
    rebase: async () => void (await rebase()),
    reload: async () => {
      if (await rebase()) setConflict({ state: 'loaded', changed: [] });
    },
  };
}
