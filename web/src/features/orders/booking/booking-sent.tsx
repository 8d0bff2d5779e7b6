import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

import { formatWeekdayDate } from '../../../ui/time/weekday-names.ts';
import { bookingTexts as texts } from './booking-texts.ts';
import type { SentForm } from './booking-types.ts';
import classes from './booking.module.css';
import look from '../../../ui/layout/public-page.module.css';

interface BookingSentProps {
  sent: SentForm;
  companyName: string;
  onAnother: () => void;
}

/**
 * Summary of the sent form and the next steps. Takes the focus, so that it is read aloud and seen.
 */
export function BookingSent({ sent, companyName, onAnother }: BookingSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const times = [sent.fromTime ?? '', sent.toTime ?? ''].filter((time) => time !== '');
  const facts = [
    [texts.labels.event, sent.event ?? ''],
    [texts.labels.date, formatWeekdayDate(sent.date)],
    [texts.time, times.join('–')],
  ].filter(([, value]) => value !== '');
  return (
    <div className={classes.sent}>
      <span className={look.mark} aria-hidden="true">
        <IconCheck size={24} stroke={2} />
      </span>
      <h1 ref={title} tabIndex={-1} className={look.title}>
        {texts.sentTitle(sent.name)}
      </h1>
      <p className={look.introduction}>{texts.sentText(companyName)}</p>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{texts.confirmedTo(sent.email)}</p>
      <button type="button" className={classes.quiet} onClick={onAnother}>
        {texts.another}
      </button>
    </div>
  );
}
