import { formatDate, formatKroner } from '@driftig/domain/format';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';

import { Avatar } from '../../../ui/display/avatar.tsx';
import { CountBadge, StatusChip } from '../../../ui/display/status-chip.tsx';
import { hours } from '../demo-data.ts';
import { flexText, flexTone } from '../flex-text.ts';
import classes from './view-hours.module.css';
import { viewContentTexts as texts } from './view-texts.ts';

type Answer = 'approved' | 'rejected';

/** A list of hours that can be approved and rejected; a second click takes the answer back. */
export function HoursView() {
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer | undefined>>>({});
  const pending = hours.filter((_, index) => answers[index] === undefined).length;
  const flex = hours.reduce((sum, row) => sum + row.flex, 0);
  return (
    <>
      <div className={classes.head}>
        <strong>{texts.pending}</strong>
        <CountBadge value={pending} tone={pending > 0 ? 'pending' : 'neutral'} />
        <StatusChip tone={flex < 0 ? 'neutral' : 'done'}>
          {texts.week} {flexText(flex)}
        </StatusChip>
      </div>
      <div className={classes.columns} aria-hidden="true">
        {Object.values(texts.hours).map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul className={classes.rows}>
        {hours.map((row, index) => (
          <HoursRow
            key={row.person}
            row={row}
            answer={answers[index]}
            onAnswer={(answer) => setAnswers((given) => ({ ...given, [index]: answer }))}
          />
        ))}
      </ul>
    </>
  );
}

interface HoursRowProps {
  row: (typeof hours)[number];
  answer: Answer | undefined;
  onAnswer: (answer: Answer | undefined) => void;
}

function HoursRow({ row, answer, onAnswer }: HoursRowProps) {
  const { date, person, project, worked, flex } = row;
  const toggle = (next: Answer) => () => onAnswer(answer === next ? undefined : next);
  return (
    <li className={classes.row}>
      <span className={classes.date}>{formatDate(date)}</span>
      <span className={classes.person}>
        <Avatar name={person} size={24} /> {person}
      </span>
      <span className={classes.project}>{project}</span>
      <span className={classes.figure}>{formatKroner(worked)}</span>
      <span className={classes.figure} data-flex={flexTone(flex)}>
        {flexText(flex)}
      </span>
      <span className={classes.answers}>
        <button
          type="button"
          aria-label={`${texts.approve}, ${person}`}
          aria-pressed={answer === 'approved'}
          onClick={toggle('approved')}
        >
          <IconCheck size={15} stroke={1.8} aria-hidden="true" /> {texts.approve}
        </button>
        <button
          type="button"
          aria-label={`${texts.reject}, ${person}`}
          aria-pressed={answer === 'rejected'}
          onClick={toggle('rejected')}
        >
          {texts.reject}
        </button>
      </span>
    </li>
  );
}
