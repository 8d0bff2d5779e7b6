import { IconCheck, IconX } from '@tabler/icons-react';

import { Avatar } from '../../ui/display/avatar.tsx';
import { StatusChip } from '../../ui/display/status-chip.tsx';
import classes from './feature-previews.module.css';

const hours = [
  { day: 'ons', what: 'Vinterreception', hours: '9,25', flex: '+1,85', tone: 'plus' },
  { day: 'tor', what: 'Nedtagning', hours: '6,50', flex: '−0,90', tone: 'minus' },
  { day: 'fre', what: 'Firmafest', hours: '7,40', flex: '0,00', tone: 'zero' },
] as const;

export function HoursPreview() {
  return hours.map((row) => (
    <div key={row.day} className={classes.hours}>
      <span className={classes.dimmed}>{row.day}</span>
      <strong>{row.what}</strong>
      <strong className={classes.figure}>{row.hours}</strong>
      <span className={classes.figure} data-flex={row.tone}>
        {row.flex}
      </span>
    </div>
  ));
}

const sums = [
  ['Pris', '18.400,00 kr.'],
  ['Moms 25 %', '4.600,00 kr.'],
  ['Betalt depositum', '−5.000,00 kr.'],
] as const;

export function InvoicePreview() {
  return (
    <div className={classes.card}>
      {sums.map(([label, amount]) => (
        <div key={label} className={classes.line}>
          <span className={classes.dimmed}>{label}</span>
          <span className={classes.figure}>{amount}</span>
        </div>
      ))}
      <div className={classes.total}>
        <span>At betale</span>
        <span className={classes.figure}>18.000,00 kr.</span>
      </div>
    </div>
  );
}

const staff = ['Sara Winther', 'Ali Hassan', 'Freja Holm', 'Mikkel Toft'];

export function OrderPreview() {
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <strong>Forårsgalla</strong>
        <strong>15:00–01:00</strong>
      </div>
      <div className={classes.dimmed}>Aarhus Teater</div>
      <div className={classes.staffing} />
      <div className={classes.line}>
        <span className={classes.people}>
          {staff.map((name) => (
            <Avatar key={name} name={name} size={28} />
          ))}
        </span>
        <strong className={classes.amber}>4 af 6 bemandet</strong>
      </div>
    </div>
  );
}

export function VacationPreview() {
  return (
    <>
      <div className={classes.person}>
        <Avatar name="Jonas Bak" size={34} />
        <div>
          <strong>Jonas Bak</strong>
          <div className={classes.dimmed}>07-04 til 10-04, 4&nbsp;dage</div>
        </div>
        <span className={classes.answer} data-answer="yes">
          <IconCheck size={16} stroke={1.8} />
        </span>
        <span className={classes.answer} data-answer="no">
          <IconX size={16} stroke={1.8} />
        </span>
      </div>
      <div className={classes.person}>
        <Avatar name="Ida Krogh" size={34} />
        <div>
          <strong>Ida Krogh</strong>
          <div className={classes.dimmed}>09-03 til 15-03, 5&nbsp;dage</div>
        </div>
        <StatusChip tone="done">Godkendt</StatusChip>
      </div>
    </>
  );
}

export function ChatPreview() {
  return (
    <div className={classes.chat}>
      <span className={classes.theirs}>Skal der bruges 12 eller 14 borde?</span>
      <span className={classes.mine}>14. To af dem står ved indgangen.</span>
      <span className={classes.theirs}>Fint, jeg tager dem med.</span>
    </div>
  );
}

const subtasks = [
  { title: 'Tjek kabler og mikrofoner', done: true },
  { title: '14 borde og duge', done: true },
  { title: 'Lyskæder, 8 ruller', done: false },
] as const;

export function TaskPreview() {
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <strong>Pak varevogn</strong>
        <strong>63 %</strong>
      </div>
      <div className={classes.progress} />
      {subtasks.map(({ title, done }) => (
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
