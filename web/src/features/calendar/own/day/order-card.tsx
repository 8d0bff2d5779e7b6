/** OrderCard { order, date, filled } — an order of the day for the employee (product K5, K19). */
import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';
import type { DateText } from '@driftig/domain/dates';
import { IconMapPin, IconPhone, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { useUser } from '../../../../api/session/session.ts';
import { paths } from '../../../../paths.ts';
import { MapLink, SiteContact } from '../../../../shared/record-screens/pages/site-links.tsx';
import { LawWarnings } from '../../../../shared/staffing/swaps/law-warnings.tsx';
import { DayMark } from '../../../../shared/year-calendar/day-mark.tsx';
import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { ShortText } from '../../year/short-text.tsx';
import { shiftLooks } from '../looks.ts';
import classes from './order-card.module.css';
import { OrderDates, timesOf } from './order-time.tsx';
import { RunningShift } from './running-shift.tsx';
import { ShiftButtons } from './shift-buttons.tsx';
import { isOwnShift } from '../is-own-shift.ts';
import { SwapBox } from '../swap/swap-box.tsx';
import { texts } from '../texts.ts';

interface OrderCardProps {
  order: EmployeeOrder;
  date: DateText;
  filled: boolean;
}

export function OrderCard({ order, date, filled }: OrderCardProps) {
  const { title, customer, place, noteEmployees, isRunning, warnings, swap } = order;
  const { contactName, contactPhone } = order;
  return (
    <li className={classes.card} aria-label={title}>
      <div className={classes.head}>
        <ShiftChip order={order} />
        <span className={classes.times}>{timesOf(order)}</span>
      </div>
      <h3 className={classes.title}>
        <OrderLink order={order} />
      </h3>
      <OrderDates order={order} className={classes.detail} />
      {customer === '' ? null : <p className={classes.detail}>{customer}</p>}
      {place === '' ? null : (
        <p className={classes.detail}>
          <IconMapPin size={16} stroke={1.6} aria-hidden="true" />
          <MapLink place={place} />
        </p>
      )}
      {contactName === '' && contactPhone === '' ? null : (
        <p className={classes.detail}>
          <IconPhone size={16} stroke={1.6} aria-hidden="true" />
          <SiteContact name={contactName} phone={contactPhone} />
        </p>
      )}
      <People order={order} />
      <div className={classes.note}>
        <ShortText text={noteEmployees} />
      </div>
      {isRunning ? <RunningShift order={order} /> : null}
      {swap === null ? null : <SwapBox order={order} swap={swap} />}
      <LawWarnings warnings={warnings} />
      <ShiftButtons order={order} date={date} filled={filled} />
    </li>
  );
}

/** The title, which leads to the order's page where the employee is on it (product O8). */
function OrderLink({ order }: { order: EmployeeOrder }) {
  if (!isOwnShift(order)) return order.title;
  return (
    <Link to={paths.order(order.number)} className={classes.link ?? ''}>
      {order.title}
    </Link>
  );
}

/** The status with its colour and shape; blue while the shift runs. */
function ShiftChip({ order: { status, statusText, isRunning, swap } }: { order: EmployeeOrder }) {
  if (isRunning) return <StatusChip tone="running">{texts.running}</StatusChip>;
  if (status === 'none') return null;
  const { label, className, shape } = shiftLooks[status];
  const isSold = status === 'forSale';
  return (
    <span className={`${classes.chip} ${className}`}>
      <DayMark shape={shape} className={classes.mark} />
      {isSold ? statusText : swap === null ? label : texts.swap}
    </span>
  );
}

/** Colleagues of the shift where the server names them, else how many there are. */
function People({ order }: { order: EmployeeOrder }) {
  const { id: userId } = useUser();
  const { people, assignedEmployees, neededEmployees } = order;
  const names = people.map(({ id, name }) => (id === userId ? texts.you : name));
  const count = texts.staffed(assignedEmployees, neededEmployees);
  return (
    <p className={classes.detail}>
      <IconUsers size={16} stroke={1.6} aria-hidden="true" />
      {names.length === 0 ? count : `${texts.colleagues}: ${names.join(', ')}`}
    </p>
  );
}
