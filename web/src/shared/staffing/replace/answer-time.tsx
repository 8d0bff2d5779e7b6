import { NativeSelect } from '@mantine/core';

import classes from './answer-time.module.css';
import { clockText, replaceTexts as texts } from './texts.ts';

interface AnswerTimeProps {
  times: readonly string[];
  now: string;
  value: string;
  onChange: (time: string) => void;
}

/** By when an answer is expected: 'Svarer ingen inden kl. 14:00, får du besked.' */
export function AnswerTime({ times, now, value, onChange }: AnswerTimeProps) {
  if (times.length === 0) return null;
  return (
    <label className={classes.time}>
      <span>{texts.answerTime}</span>
      <NativeSelect
        size="sm"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        data={times.map((time) => ({ value: time, label: clockText(time, now) }))}
      />
      <span>{texts.answerTimeEnd}</span>
    </label>
  );
}
