import type { Plan } from '@driftig/contracts/planning/planner-answers';
import type { DateText } from '@driftig/domain/dates';
import { Suspense } from 'react';

import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import type { PlanChanges } from './changes/use-plan-changes.ts';

const ChangeQuestion = lazyWhenIdle(() => import('./changes/change-question.tsx'));
const OrderPanel = lazyWhenIdle(() => import('./order-panel.tsx'));
const CopyWeekDialog = lazyWhenIdle(() => import('./copies/copy-week-dialog.tsx'));
const RepeatDialog = lazyWhenIdle(() => import('./copies/repeat-dialog.tsx'));
const PlanningDialog = lazyWhenIdle(() => import('../../shared/staffing/planning-dialog.tsx'));
const NewOrderDialog = lazyWhenIdle(
  () => import('../../shared/record-screens/form/new-order-dialog.tsx'),
);

/** The dialog that is open, and the order that it is about. */
export type OpenDialog =
  | { readonly kind: 'order' | 'plan' | 'repeat'; readonly orderId: string }
  | { readonly kind: 'copy' }
  | {
      readonly kind: 'new';
      readonly date: DateText;
      /** The lane it was drawn on: often a person's. */
      readonly laneId?: string;
    };

interface PlannerDialogsProps {
  open: OpenDialog | undefined;
  plan: Plan | undefined;
  date: DateText;
  changes: PlanChanges;
  /** Puts a person on an order that is new. */
  onCreated: (orderId: string, laneId: string | undefined) => void;
  onOpen: (open: OpenDialog | undefined) => void;
}

/** The planner's dialogs, whose code comes when the page is idle. */
export function PlannerDialogs(props: PlannerDialogsProps) {
  const { open, plan, date, changes, onCreated, onOpen } = props;
  const close = () => onOpen(undefined);
  return (
    <LazyBoundary>
      <Suspense>
        {changes.question === undefined ? null : (
          <ChangeQuestion
            key={changes.question.change.order.id}
            question={changes.question}
            onConfirm={changes.confirm}
            onClose={changes.cancel}
          />
        )}
        <OrderDialog {...props} onClose={close} />
        {open?.kind === 'copy' && plan !== undefined ? (
          <CopyWeekDialog plan={plan} date={date} onClose={close} />
        ) : null}
        {open?.kind === 'new' ? (
          <NewOrderDialog
            preset={{ startDate: open.date, endDate: open.date }}
            onCreated={({ id }) => onCreated(id, open.laneId)}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </LazyBoundary>
  );
}

function OrderDialog({
  open,
  plan,
  onOpen,
  onClose,
}: PlannerDialogsProps & { onClose: () => void }) {
  if (open === undefined || !('orderId' in open) || plan === undefined) return null;
  const { kind, orderId } = open;
  const order = plan.orders.find(({ id }) => id === orderId);
  if (order === undefined) return null;
  if (kind === 'plan') return <PlanningDialog order={order} onClose={onClose} />;
  if (kind === 'repeat') return <RepeatDialog order={order} onClose={onClose} />;
  return (
    <OrderPanel
      order={order}
      plan={plan}
      onClose={onClose}
      onPlan={() => onOpen({ kind: 'plan', orderId })}
      onRepeat={() => onOpen({ kind: 'repeat', orderId })}
    />
  );
}
