import {
  IconBeach,
  IconCalendar,
  IconChecklist,
  IconChevronLeft,
  IconClock,
  IconMessage,
  IconPlayerStopFilled,
} from '@tabler/icons-react';

import { Avatar } from '../../../ui/display/avatar.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import classes from './hero-phone.module.css';

const tabs = [
  { label: 'Kalender', icon: IconCalendar },
  { label: 'Timer', icon: IconClock },
  { label: 'Ferie', icon: IconBeach },
  { label: 'Opgaver', icon: IconChecklist },
  { label: 'Chat', icon: IconMessage },
] as const;

/** A picture of an employee's phone with the order in the first row of HeroWindow. */
export function HeroPhone() {
  return (
    <div className={classes.phone}>
      <div className={classes.screen}>
        <div className={classes.bar}>
          <IconChevronLeft size={16} stroke={1.6} />
          <strong>Ugeseddel</strong>
          <Avatar name="Jonas Bak" size={22} />
        </div>
        <div className={classes.content}>
          <div>
            <strong>Torsdag 12. marts</strong>
            <div className={classes.caption}>2 ordrer, 10 timer planlagt</div>
          </div>
          <Shift />
          <Details />
          <div className={classes.later}>
            <div>
              <strong>Servering ved fernisering</strong>
              <div className={classes.caption}>18:00–22:00</div>
            </div>
          </div>
        </div>
        <div className={classes.places}>
          {tabs.map(({ label, icon: Symbol }) => (
            <span key={label} className={classes.place}>
              <Symbol size={16} stroke={1.6} />
              {label}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

function Shift() {
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <StatusChip tone="running">I gang</StatusChip>
        <strong>10:00–16:00</strong>
      </div>
      <div className={classes.order}>Opsætning til forårsgalla</div>
      <div className={classes.caption}>Aarhus Teater</div>
      <div className={classes.line}>
        <span className={classes.timer}>
          3:40<small>:18</small>
        </span>
        <span className={classes.left}>
          Startet 10:02
          <br />2 t 17 min. tilbage
        </span>
      </div>
      <div className={classes.progress} />
      <div className={classes.end}>
        <IconPlayerStopFilled size={14} /> Stop
      </div>
    </div>
  );
}

function Details() {
  return (
    <div className={classes.card}>
      <div className={classes.detail}>
        <span className={classes.caption}>Start</span>
        <span>12-03-2026 kl. 10:00</span>
      </div>
      <div className={classes.detail}>
        <span className={classes.caption}>Slut</span>
        <span>12-03-2026 kl. 16:00</span>
      </div>
      <div className={classes.caption}>Besked til medarbejderne</div>
      Varevognen holder i gården bag teatret. Start med lys og lyd.
    </div>
  );
}
