import type {
  Plan,
  PlannerOrder,
  PlannerPerson,
} from '@driftig/contracts/planning/planner-answers';
import { overlap, periodOf } from '@driftig/domain/planning/period';
import { Button, UnstyledButton } from '@mantine/core';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';

import { Avatar } from '../../../ui/display/avatar.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { countText } from '../grid/plan-grid.tsx';
import { texts } from '../texts.ts';
import classes from './day-card.module.css';

interface DayCardProps {
  order: PlannerOrder;
  plan: Plan;
  /** The person who was tapped, to be put on a shift. */
  chosen: PlannerPerson | undefined;
  onOpen: () => void;
  onPlan: () => void;
  onPut: (order: PlannerOrder, person: PlannerPerson) => void;
}

/** An order of the day on a phone; the one that lacks people is amber and has the filled button. */
export function DayCard({ order, plan, chosen, onOpen, onPlan, onPut }: DayCardProps) {
  const { from, to } = periodOf(order);
  const lacks = order.missing > 0;
  return (
    <li className={classes.card} data-lacks={lacks || undefined}>
      <UnstyledButton className={classes.open} onClick={onOpen}>
        <span className={classes.head}>
          <span className={classes.time}>
            {from.slice(11)}–{to.slice(11)}
          </span>
          <State order={order} plan={plan} />
        </span>
        <span className={classes.title}>{order.title}</span>
        <span className={classes.about}>
          {[order.customer, order.place].filter(Boolean).join(' · ')}
        </span>
      </UnstyledButton>
      <People order={order} plan={plan} />
      {chosen === undefined ? (
        lacks && (
          <Button
            variant="filled"
            fullWidth
            leftSection={<IconUsers size={18} stroke={1.6} />}
            onClick={onPlan}
          >
            {texts.plan}
          </Button>
        )
      ) : (
        <Button
          fullWidth
          leftSection={<IconUserPlus size={18} stroke={1.6} />}
          onClick={() => onPut(order, chosen)}
        >
          {texts.put(chosen.name)}
        </Button>
      )}
    </li>
  );
}

function State({ order, plan }: Pick<DayCardProps, 'order' | 'plan'>) {
  if (order.missing > 0)
    return <StatusChip tone="pending">{texts.lacksShort(order.missing)}</StatusChip>;
  if (plan.running.some(({ projectId }) => projectId === order.id))
    return <StatusChip tone="running">{texts.running}</StatusChip>;
  return <span className={classes.count}>{countText(order)}</span>;
}

function People({ order, plan }: Pick<DayCardProps, 'order' | 'plan'>) {
  const period = periodOf(order);
  const people = plan.people.filter(({ id }) => order.assignedIds.includes(id));
  if (people.length === 0) return null;
  const isAway = (id: string) =>
    plan.absences.some(
      (one) => one.employeeId === id && one.status === 'approved' && overlap(one, period),
    );
  return (
    <ul className={classes.people}>
      {people.map(({ id, name }) => (
        <li key={id} data-away={isAway(id) || undefined}>
          <Avatar name={name} size={24} />
          {isAway(id) ? `${name}, ${texts.absent.toLowerCase()}` : name}
        </li>
      ))}
    </ul>
  );
}
