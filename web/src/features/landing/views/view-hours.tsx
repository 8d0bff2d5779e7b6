import { formatKroner } from '@driftig/domain/format';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';

import { Avatar } from '../../../ui/display/avatar.tsx';
import { CountBadge, StatusChip } from '../../../ui/display/status-chip.tsx';
import classes from './view-hours.module.css';
import { viewContentTexts as texts } from './view-texts.ts';

type Answer = 'approved' | 'rejected';

/** The daily norm in hundredths of an hour. */
const norm = 740;
const rows = [
  { date: '11-03-2026', person: 'Jonas Bak', project: 'Lager og pakning', worked: 800 },
  { date: '11-03-2026', person: 'Ali Hassan', project: 'Opsætning til forårsgalla', worked: 925 },
  { date: '10-03-2026', person: 'Freja Holm', project: 'Servering ved frokost', worked: 650 },
  { date: '10-03-2026', person: 'Mikkel Toft', project: 'Lager og pakning', worked: 740 },
  { date: '09-03-2026', person: 'Sara Winther', project: 'Planlægning, bryllup', worked: 815 },
  { date: '09-03-2026', person: 'Ida Krogh', project: 'Bogholderi', worked: 740 },
] as const;

const formatSigned = (flex: number) => `${flex > 0 ? '+' : ''}${formatKroner(flex)}`;
const tone = (flex: number) => (flex > 0 ? 'plus' : flex < 0 ? 'minus' : 'zero');

/** A list of hours that can be approved and rejected; a second click takes the answer back. */
export function HoursView() {
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer | undefined>>>({});
  const pending = rows.filter((_, index) => answers[index] === undefined).length;
  const flex = rows.reduce((sum, { worked }) => sum + worked - norm, 0);
  return (
    <>
      <div className={classes.head}>
        <strong>{texts.pending}</strong>
        <CountBadge value={pending} tone={pending > 0 ? 'pending' : 'neutral'} />
        <StatusChip tone="done">
          {texts.week} {formatSigned(flex)}
        </StatusChip>
      </div>
      <div className={classes.columns} aria-hidden="true">
        {Object.values(texts.hours).map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul className={classes.rows}>
        {rows.map((row, index) => (
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
  row: (typeof rows)[number];
  answer: Answer | undefined;
  onAnswer: (answer: Answer | undefined) => void;
}

function HoursRow({ row, answer, onAnswer }: HoursRowProps) {
  const { date, person, project, worked } = row;
  const toggle = (next: Answer) => () => onAnswer(answer === next ? undefined : next);
  return (
    <li className={classes.row}>
      <span className={classes.date}>{date}</span>
      <span className={classes.person}>
        <Avatar name={person} size={24} /> {person}
      </span>
      <span className={classes.project}>{project}</span>
      <span className={classes.figure}>{formatKroner(worked)}</span>
      <span className={classes.figure} data-flex={tone(worked - norm)}>
        {formatSigned(worked - norm)}
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
