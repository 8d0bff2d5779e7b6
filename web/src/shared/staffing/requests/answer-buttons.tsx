import { Button } from '@mantine/core';

import { usePhone } from '../../../ui/layout/use-phone.ts';
import classes from './answer-buttons.module.css';
import { texts } from '../texts.ts';

interface AnswerButtonsProps {
  name: string;
  isBusy: boolean;
  onAnswer: (isAccepted: boolean) => void;
}

/** The two answers to a request for a shift. */
export function AnswerButtons({ name, isBusy, onAnswer }: AnswerButtonsProps) {
  // A phone has buttons of full height.
  const size = usePhone() ? {} : { size: 'compact-sm' };
  return (
    <span className={classes.buttons}>
      <Button
        {...size}
        variant="subtle"
        disabled={isBusy}
        aria-label={texts.refuseName(name)}
        onClick={() => onAnswer(false)}
      >
        {texts.refuse}
      </Button>
      <Button
        {...size}
        disabled={isBusy}
        aria-label={texts.giveName(name)}
        onClick={() => onAnswer(true)}
      >
        {texts.give}
      </Button>
    </span>
  );
}
