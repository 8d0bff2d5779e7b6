import { Button } from '@mantine/core';

import classes from './answer-buttons.module.css';
import { texts } from './texts.ts';

interface AnswerButtonsProps {
  name: string;
  isBusy: boolean;
  onAnswer: (isAccepted: boolean) => void;
}

/** The two answers to a request for a shift. */
export function AnswerButtons({ name, isBusy, onAnswer }: AnswerButtonsProps) {
  return (
    <span className={classes.buttons}>
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={isBusy}
        aria-label={texts.refuseName(name)}
        onClick={() => onAnswer(false)}
      >
        {texts.refuse}
      </Button>
      <Button
        size="compact-sm"
        disabled={isBusy}
        aria-label={texts.giveName(name)}
        onClick={() => onAnswer(true)}
      >
        {texts.give}
      </Button>
    </span>
  );
}
