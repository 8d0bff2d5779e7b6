import type { NotificationKind } from '@driftig/contracts/notifications/kinds';
import type { NotificationRow } from '@driftig/contracts/notifications/routes';
import { VisuallyHidden } from '@mantine/core';
import {
  IconAt,
  IconCalendarCancel,
  IconCalendarCheck,
  IconCalendarPin,
  IconCalendarEvent,
  IconCalendarMinus,
  IconCalendarPlus,
  IconCalendarQuestion,
  IconCalendarRepeat,
  IconCalendarStar,
  IconCalendarClock,
  IconCalendarUser,
  IconCalendarX,
  IconClockQuestion,
  IconClockX,
  IconHourglassHigh,
  IconMailX,
  IconReceipt2,
  IconPlane,
  IconSquareCheck,
  IconSteeringWheel,
  IconUserOff,
  IconUsersMinus,
} from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Icon } from '../../ui/display/icon.ts';
import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { useMarkRead } from './queries.ts';
import { texts } from './texts.ts';
import classes from './notifications.module.css';

const Ask = lazyWhenIdle(() => import('./ask.tsx'));

// None of the menu's icons: what two parts share becomes a chunk of the first load.
const icons: Readonly<Record<NotificationKind, Icon>> = {
  hoursRejected: IconClockX,
  allowanceDecided: IconSteeringWheel,
  absenceDecided: IconPlane,
  absenceRecalled: IconPlane,
  absenceReported: IconUserOff,
  orderAssigned: IconCalendarPlus,
  orderUnassigned: IconCalendarMinus,
  orderChanged: IconCalendarEvent,
  orderCancelled: IconCalendarCancel,
  shiftRequested: IconCalendarQuestion,
  shiftAnswered: IconCalendarCheck,
  shiftOffered: IconCalendarStar,
  shiftOfferEnded: IconCalendarX,
  shiftSaleEnded: IconCalendarX,
  shiftQuestionAnswered: IconCalendarUser,
  swapProposed: IconCalendarRepeat,
  swapRequested: IconCalendarRepeat,
  swapAnswered: IconCalendarRepeat,
  shiftTaken: IconCalendarUser,
  shiftReminder: IconCalendarClock,
  hoursMissing: IconClockQuestion,
  absenceApplied: IconPlane,
  hoursHandedIn: IconClockQuestion,
  depositPaid: IconReceipt2,
  applicationsWaiting: IconHourglassHigh,
  ordersLackPeople: IconUsersMinus,
  invoicesDue: IconCalendarPin,
  mentioned: IconAt,
  taskAssigned: IconSquareCheck,
  tasksDue: IconCalendarPin,
  taskMentioned: IconAt,
  taskUnassigned: IconUserOff,
  receiptsMailed: IconReceipt2,
  receiptMailRefused: IconMailX,
  invoiceBounced: IconMailX,
};

interface NotificationItemProps {
  row: NotificationRow;
  /** When, in words. */
  when: string;
  onFollowed?: () => void;
}

/** A notification; it leads to what it is about, and is read by that. */
export function NotificationItem({ row, when, onFollowed }: NotificationItemProps) {
  const { one } = useMarkRead();
  const Symbol = icons[row.kind];
  const follow = () => {
    void one(row);
    onFollowed?.();
  };
  const item = (
    <Link
      to={row.path}
      className={classes.item ?? ''}
      data-unread={row.isUnread || undefined}
      onClick={follow}
    >
      <span className={classes.icon}>
        <Symbol size={18} stroke={1.6} aria-hidden="true" />
      </span>
      <span className={classes.name}>
        {row.isUnread ? <VisuallyHidden>{texts.unread}: </VisuallyHidden> : null}
        {row.title}
      </span>
      <span className={classes.text}>{withWholeDates(row.text)}</span>
      <time dateTime={row.at} className={classes.when}>
        {when}
      </time>
    </Link>
  );
  return (
    <>
      {item}
      {row.ask === null ? null : (
        <div data-unread={row.isUnread || undefined} className={classes.ask}>
          <LazyBoundary>
            <Suspense>
              <Ask ask={row.ask} onAnswered={() => void one(row)} />
            </Suspense>
          </LazyBoundary>
        </div>
      )}
      <Links row={row} onFollow={follow} />
    </>
  );
}

function Links({ row, onFollow }: { row: NotificationRow; onFollow: () => void }) {
  if (row.links.length === 0) return null;
  return (
    <ul className={classes.links} data-unread={row.isUnread || undefined}>
      {row.links.map(({ label, path }) => (
        <li key={path}>
          <Link to={path} onClick={onFollow}>
            {withWholeDates(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const dates = /(\d\d-\d\d-\d{4})/;

/** A date is never broken at its hyphens. */
function withWholeDates(text: string): ReactNode {
  return text.split(dates).map((part, index) =>
    dates.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
      <span key={index} className={classes.date}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
