/** ShiftToday { order, today, filled } — an order that the employee is on today. */
import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';
import type { DateText } from '@driftig/domain/dates';
import { Button } from '@mantine/core';
import { IconChevronRight, IconClockPlus, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { useUser } from '../../../../api/session/session.ts';
import { paths } from '../../../../paths.ts';
import { registerHours } from '../../../../shared/staffing/register-link.ts';
import { MapLink, SiteContact } from '../../../../shared/record-screens/pages/site-links.tsx';
import { Faces } from '../../../../shared/staffing/faces.tsx';
import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { ShortText } from '../../year/short-text.tsx';
import { OrderDates, timesOf } from '../day/order-time.tsx';
import { StartOrEnd } from '../day/shift-buttons.tsx';
import { texts } from '../texts.ts';
import classes from './home-card.module.css';

interface ShiftTodayProps {
  order: EmployeeOrder;
  today: DateText;
  /** Its button is the filled one of the page. */
  filled: boolean;
}

export function ShiftToday({ order, today, filled }: ShiftTodayProps) {
  const { id: userId } = useUser();
  const { title, number, customer, place, noteEmployees, isRunning, status, statusText } = order;
  const { contactName, contactPhone } = order;
  const colleagues = order.people.filter(({ id }) => id !== userId);
  return (
    <article className={classes.shift} aria-label={title}>
      <div className={classes.head}>
        <span className={classes.times}>{timesOf(order)}</span>
        {isRunning ? <StatusChip tone="running">{texts.running}</StatusChip> : null}
        {status === 'mine' || isRunning ? null : (
          <StatusChip tone="pending">{statusText}</StatusChip>
        )}
      </div>
      <h3 className={classes.title}>
        <Link to={paths.order(number)}>
          {title}
          <IconChevronRight size={20} stroke={1.6} aria-hidden="true" />
        </Link>
      </h3>
      {customer === '' ? null : <span className={classes.help}>{customer}</span>}
      <OrderDates order={order} className={classes.detail} />
      {place === '' ? null : (
        <p className={classes.detail}>
          <IconMapPin size={18} stroke={1.6} aria-hidden="true" />
          <MapLink place={place} />
        </p>
      )}
      {contactName === '' && contactPhone === '' ? null : (
        <p className={classes.detail}>
          <IconPhone size={18} stroke={1.6} aria-hidden="true" />
          <SiteContact name={contactName} phone={contactPhone} />
        </p>
      )}
      {colleagues.length === 0 ? null : (
        <div className={classes.detail}>
          <Faces people={colleagues} />
        </div>
      )}
      <div className={classes.note}>
        <ShortText text={noteEmployees} />
      </div>
      <div className={classes.actions}>
        <RegisterButton to={registerHours({ ...order, date: today })} filled={filled} />
        <StartOrEnd order={order} date={today} filled={false} />
      </div>
    </article>
  );
}

export function RegisterButton({ to, filled }: { to: string; filled: boolean }) {
  return (
    <Button
      component={Link}
      to={to}
      {...(filled && { variant: 'filled' })}
      leftSection={<IconClockPlus size={18} stroke={1.6} />}
    >
      {texts.registerHours}
    </Button>
  );
}
