import type { Plan, PlannerOrder } from '@driftig/contracts/planning/planner-answers';
import { orderStatuses } from '@driftig/contracts/records/types/orders';
import { Button } from '@mantine/core';
import { IconRepeat, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { ReplaceButton } from '../../shared/staffing/replace/replace-button.tsx';
import { StatusChip } from '../../ui/display/status-chip.tsx';
import { usePhone } from '../../ui/layout/use-phone.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { namesOf, spanOf } from './changes/question.ts';
import { countText } from './grid/plan-grid.tsx';
import classes from './order-panel.module.css';
import { texts } from './texts.ts';

interface OrderPanelProps {
  order: PlannerOrder;
  plan: Plan;
  onClose: () => void;
  onPlan: () => void;
  onRepeat: () => void;
}

/** An order of the planner: its facts, and the ways to plan and repeat it. */
export default function OrderPanel({ order, plan, onClose, onPlan, onRepeat }: OrderPanelProps) {
  const isPhone = usePhone();
  const { label, meaning } = orderStatuses[order.status];
  const facts = [
    [texts.time, spanOf(order)],
    [texts.customer, order.customer],
    [texts.place, order.place],
    [texts.staff, staffText(order, plan)],
    [texts.requests, namesOf(plan, order.requestedIds)],
  ].filter(([, value]) => value !== '');
  return (
    <Sheet
      opened
      onClose={onClose}
      title={`${order.number} ${order.title}`}
      fromRight={!isPhone}
      footer={
        <Button
          variant="filled"
          fullWidth
          leftSection={<IconUsers size={18} stroke={1.6} />}
          onClick={onPlan}
        >
          {texts.planner}
        </Button>
      }
    >
      <div className={classes.panel}>
        <StatusChip tone={meaning}>{label}</StatusChip>
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={classes.actions}>
          {order.missing > 0 ? (
            <ReplaceButton orderId={order.id} label={texts.findFor(order.title)} size="md" />
          ) : null}
          <Button component={Link} to={paths.order(order.number)}>
            {texts.openOrder}
          </Button>
          <Button leftSection={<IconRepeat size={18} stroke={1.6} />} onClick={onRepeat}>
            {texts.repeat}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

function staffText(order: PlannerOrder, plan: Plan): string {
  const names = namesOf(plan, order.assignedIds);
  const count = countText(order);
  return names === '' ? count : `${names} (${count})`;
}
