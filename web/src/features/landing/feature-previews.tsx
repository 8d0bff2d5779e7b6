import { formatDate, formatKroner } from '@driftig/domain/format';
import { IconCheck, IconX } from '@tabler/icons-react';

import { Amount } from '../../ui/display/amount.tsx';
import { Avatar } from '../../ui/display/avatar.tsx';
import { StatusChip } from '../../ui/display/status-chip.tsx';
import { weekdayOf } from '../../ui/time/weekday-names.ts';
import { absences, invoice, messages, orders, task, week } from './demo-data.ts';
import classes from './feature-previews.module.css';
import { flexText, flexTone } from './flex-text.ts';

export function HoursPreview() {
  return week.map(({ date, project, worked, flex }) => (
    <div key={date} className={classes.hours}>
      <span className={classes.dimmed}>{weekdayOf(date).slice(0, 3)}</span>
      <strong>{project}</strong>
      <strong className={classes.figure}>{formatKroner(worked)}</strong>
      <span className={classes.figure} data-flex={flexTone(flex)}>
        {flexText(flex)}
      </span>
    </div>
  ));
}

const sums = [
  ['Pris', invoice.price],
  ['Moms 25 %', invoice.tax],
  ['Betalt depositum', -invoice.deposit],
] as const;

export function InvoicePreview() {
  return (
    <div className={classes.card}>
      {sums.map(([label, amount]) => (
        <div key={label} className={classes.line}>
          <span className={classes.dimmed}>{label}</span>
          <span className={classes.figure}>
            <Amount ore={amount} />
          </span>
        </div>
      ))}
      <div className={classes.total}>
        <span>At betale</span>
        <span className={classes.figure}>
          <Amount ore={invoice.price + invoice.tax - invoice.deposit} />
        </span>
      </div>
    </div>
  );
}

const order = orders.find(({ short, people }) => short && people.length > 1) ?? orders[0];

export function OrderPreview() {
  if (order === undefined) return null;
  const { title, customer, from, to, people, needed, staffing } = order;
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <strong>{title}</strong>
        <strong>
          {from}–{to}
        </strong>
      </div>
      <div className={classes.dimmed}>{customer}</div>
      <Progress className={classes.staffing} share={people.length / needed} />
      <div className={classes.line}>
        <span className={classes.people}>
          {people.map((name) => (
            <Avatar key={name} name={name} size={28} />
          ))}
        </span>
        <strong className={classes.amber}>{staffing} bemandet</strong>
      </div>
    </div>
  );
}

/** A bar of which a share is filled. */
function Progress({ className, share }: { className: string | undefined; share: number }) {
  return (
    <div className={className}>
      <div style={{ width: `${Math.round(share * 100)}%` }} />
    </div>
  );
}

const range = (from: string, to: string) =>
  `${formatDate(from).slice(0, 5)} til ${formatDate(to).slice(0, 5)}`;

export function VacationPreview() {
  return absences.map(({ person, startDate, endDate, days, status }) => (
    <div key={person} className={classes.person}>
      <Avatar name={person} size={34} />
      <div>
        <strong>{person}</strong>
        <div className={classes.dimmed}>
          {range(startDate, endDate)}, {days.replace(' ', '\u00a0')}
        </div>
      </div>
      {status === 'pending' ? <Answers /> : <StatusChip tone="done">Godkendt</StatusChip>}
    </div>
  ));
}

function Answers() {
  return (
    <>
      <span className={classes.answer} data-answer="yes">
        <IconCheck size={16} stroke={1.8} />
      </span>
      <span className={classes.answer} data-answer="no">
        <IconX size={16} stroke={1.8} />
      </span>
    </>
  );
}

export function ChatPreview() {
  return (
    <div className={classes.chat}>
      {messages.map(({ text, isOwn }) => (
        <span key={text} className={isOwn ? classes.mine : classes.theirs}>
          {text}
        </span>
      ))}
    </div>
  );
}

export function TaskPreview() {
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <strong>{task.title}</strong>
        <strong>{task.progress}&nbsp;%</strong>
      </div>
      <Progress className={classes.progress} share={task.progress / 100} />
      {task.points.slice(0, 3).map(({ title, done }) => (
        <div key={title} className={classes.subtask}>
          <span className={classes.box} data-done={done || undefined}>
            {done ? <IconCheck size={11} stroke={2.6} /> : null}
          </span>
          <span className={done ? classes.dimmed : undefined}>{title}</span>
        </div>
      ))}
    </div>
  );
}
