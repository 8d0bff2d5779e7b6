import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import type { Step } from './steps.ts';
import classes from './steps.module.css';
import { texts } from './texts.ts';

type StepState = 'done' | 'next' | 'later';

const stateNames: Record<StepState, string> = {
  done: texts.stateDone,
  next: texts.stateNext,
  later: texts.stateLater,
};

/** A step: only the next one is open, the done ones can be changed. */
export function StepRow({ step, state }: { step: Step; state: StepState }) {
  const { title, about, minutes } = step;
  return (
    <li
      className={classes.row}
      data-step={state}
      aria-current={state === 'next' ? 'step' : undefined}
    >
      <span className={classes.circle} aria-hidden="true">
        {state === 'done' ? <IconCheck size={14} stroke={2.4} /> : null}
      </span>
      <div className={classes.text}>
        <p className={classes.title}>
          {title}
          <VisuallyHidden>, {stateNames[state].toLowerCase()}</VisuallyHidden>
        </p>
        <p className={classes.about}>{about}</p>
      </div>
      {state === 'done' ? null : <span className={classes.minutes}>{texts.minutes(minutes)}</span>}
      <StepActions step={step} state={state} />
    </li>
  );
}

function StepActions({ step, state }: { step: Step; state: StepState }) {
  if (state === 'done')
    return (
      <Link to={step.change} className={classes.change} aria-label={texts.changeOf(step.title)}>
        {texts.change}
      </Link>
    );
  if (state === 'later')
    return (
      <Button component={Link} to={step.to} className={classes.later ?? ''}>
        {step.action}
      </Button>
    );
  return (
    <div className={classes.actions}>
      <Button component={Link} to={step.to} variant="filled">
        {step.action}
      </Button>
      {step.other ? (
        <Button component={Link} to={step.other.to}>
          {step.other.label}
        </Button>
      ) : null}
    </div>
  );
}
