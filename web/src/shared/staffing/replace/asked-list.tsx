import type { AskedPerson } from '@driftig/contracts/planning/replace-routes';

import { Avatar } from '../../../ui/display/avatar.tsx';
import { StatusChip, type Tone } from '../../../ui/display/status-chip.tsx';
import { WholeDates } from '../../../ui/display/whole-dates.tsx';
import classes from './asked-list.module.css';
import { CallButton } from './call-button.tsx';
import { clockText, replaceTexts as texts } from './texts.ts';

const tones: Readonly<Record<AskedPerson['answer'], Tone>> = {
  sent: 'neutral',
  seen: 'running',
  no: 'danger',
  waits: 'pending',
  yes: 'done',
  ended: 'neutral',
};

interface AskedListProps {
  asked: readonly AskedPerson[];
  /** Whether a place is still free. */
  isLacking: boolean;
  /** '' where no time was chosen. */
  answerBy: string;
  now: string;
}

/** The people who were asked, with their answers, and what happens next (product K36). */
export function AskedList({ asked, isLacking, answerBy, now }: AskedListProps) {
  const takers = asked.filter(({ answer }) => answer === 'yes').map(({ name }) => name);
  const isSolved = !isLacking && takers.length > 0;
  return (
    <section className={classes.asked}>
      <div className={classes.heading}>
        <h3>
          {texts.asked} <span>{asked.length}</span>
        </h3>
        <p role="status" data-solved={isSolved || undefined}>
          <WholeDates>
            {isSolved ? texts.taken(takers, asked.length - takers.length) : nextText(answerBy, now)}
          </WholeDates>
        </p>
      </div>
      <ul className={classes.list} aria-label={texts.asked}>
        {asked.map((person) => (
          <li key={person.id} className={classes.person}>
            <Avatar name={person.name} size={24} />
            <b>{person.name}</b>
            <StatusChip tone={tones[person.answer]}>{texts.answers[person.answer]}</StatusChip>
            {isSolved ? <span /> : <CallButton {...person} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function nextText(answerBy: string, now: string): string {
  if (answerBy === '') return texts.waiting;
  const time = clockText(answerBy, now);
  return answerBy <= now ? texts.tooLate(time) : texts.answerBy(time);
}
