import { orderStatuses } from '@driftig/contracts/records/types/orders';
import { staffingText } from '@driftig/domain/planning/staffing-text';
import { Button } from '@mantine/core';
import { IconMapPin, IconPhone, IconUserPlus } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import { MapLink, SiteContact } from '../../../shared/record-screens/pages/site-links.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { recoverFocus } from '../../../ui/focus/recover-focus.ts';
import { hasConflict, timesText } from './day-text.ts';
import classes from './order-card.module.css';
import type { DayOrder } from './queries.ts';
import { ShortText } from './short-text.tsx';
import { texts } from './texts.ts';

const RequestAnswer = lazyWhenIdle(
  () => import('../../../shared/staffing/requests/request-answer.tsx'),
);
const SwapRequests = lazyWhenIdle(() => import('../../../shared/staffing/swaps/swap-requests.tsx'));

/** More people are only named. */
const mostAvatars = 6;

interface OrderCardProps {
  order: DayOrder;
  onPlan: (order: DayOrder) => void;
}

/** An order of the day: its people, requests with their answers, and the way to planning. */
export function OrderCard({ order, onPlan }: OrderCardProps) {
  const { number, title, customer, place, people, noteEmployees } = order;
  const { contactName, contactPhone } = order;
  const times = timesText(order);
  const card = useRef<HTMLLIElement>(null);
  return (
    <li ref={card} className={classes.card}>
      <div className={classes.head}>
        <span>{texts.order(number)}</span>
        <Chips order={order} />
      </div>
      <h3 className={classes.title}>
        <Link to={paths.order(number)}>{title}</Link>
      </h3>
      <p className={classes.facts}>
        {customer}
        {customer !== '' && times !== '' ? ' · ' : null}
        <b>{times}</b>
      </p>
      {place === '' ? null : (
        <p className={classes.site}>
          <IconMapPin size={14} stroke={1.6} aria-hidden="true" />
          <MapLink place={place} />
        </p>
      )}
      {contactName === '' && contactPhone === '' ? null : (
        <p className={classes.site}>
          <IconPhone size={14} stroke={1.6} aria-hidden="true" />
          <SiteContact name={contactName} phone={contactPhone} />
        </p>
      )}
      <ShortText text={noteEmployees} />
      {order.dayStatus === 'requested' || order.dayStatus === 'several' ? (
        <LazyBoundary>
          <Suspense>
            <SwapRequests orderId={order.id} />
          </Suspense>
        </LazyBoundary>
      ) : null}
      <Requests order={order} onAnswered={() => recoverFocus(() => card.current)} />
      {people.length === 0 ? null : (
        <p className={classes.names}>{people.map(({ name }) => name).join(', ')}</p>
      )}
      <div className={classes.foot}>
        <span className={classes.avatars}>
          {people.slice(0, mostAvatars).map(({ id, name }) => (
            <Avatar key={id} name={name} size={24} />
          ))}
        </span>
        <Staffing order={order} />
        <Button
          size="compact-md"
          leftSection={<IconUserPlus size={16} stroke={1.6} />}
          aria-label={texts.plannerOf(title)}
          onClick={() => onPlan(order)}
        >
          {texts.planner}
        </Button>
      </div>
    </li>
  );
}

function Chips({ order }: { order: DayOrder }) {
  const { status, isRunning, requests } = order;
  const { label, meaning } = orderStatuses[status];
  return (
    <span className={classes.chips}>
      {hasConflict(order) ? <StatusChip tone="danger">{texts.conflict}</StatusChip> : null}
      {requests.length === 0 ? null : (
        <StatusChip tone="pending">{texts.requests(requests.length)}</StatusChip>
      )}
      {isRunning ? <StatusChip tone="running">{texts.running}</StatusChip> : null}
      {isRunning && status === 'notStarted' ? null : (
        <StatusChip tone={meaning}>{label}</StatusChip>
      )}
    </span>
  );
}

/** '4 af 6', amber while people are missing. */
function Staffing({ order: { assignedEmployees, neededEmployees } }: { order: DayOrder }) {
  const isShort = assignedEmployees < neededEmployees;
  return (
    <span className={classes.staffing} data-short={isShort || undefined}>
      {staffingText(assignedEmployees, neededEmployees) || texts.noPeople}
    </span>
  );
}

interface RequestsProps {
  order: DayOrder;
  /** After an answer, whose buttons are gone with the request. */
  onAnswered: () => void;
}

function Requests({ order: { id, requests }, onAnswered }: RequestsProps) {
  if (requests.length === 0) return null;
  return (
    <ul className={classes.requests}>
      {requests.map((person) => (
        <li key={person.id}>
          <span>{texts.hasRequested(person.name)}</span>
          <LazyBoundary>
            <Suspense>
              <RequestAnswer orderId={id} person={person} onAnswered={onAnswered} />
            </Suspense>
          </LazyBoundary>
        </li>
      ))}
    </ul>
  );
}
