import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

import { Card } from '../../../ui/layout/card.tsx';
import { StepRow } from './step-row.tsx';
import type { Step } from './steps.ts';
import classes from './steps.module.css';
import { texts } from './texts.ts';

interface StepsCardProps {
  steps: readonly Step[];
  /** Undefined where the guide cannot be put away. */
  onPutAway?: () => void;
}

/** The steps with how many are done. Only the first that is missing is open. */
export function StepsCard({ steps, onPutAway }: StepsCardProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  const count = (
    <span className={classes.count}>
      <strong>{texts.done(done, steps.length)}</strong> {texts.doneWord}
      {onPutAway ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.putAway}
          title={texts.putAway}
          onClick={onPutAway}
        >
          <IconX size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </span>
  );
  return (
    <Card title={texts.title} aside={count} flush>
      <div className={classes.segments} aria-hidden="true">
        {steps.map(({ id }, index) => (
          <span key={id} data-filled={index < done || undefined} />
        ))}
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <StepRow
            key={step.id}
            step={step}
            state={step.isDone ? 'done' : step === next ? 'next' : 'later'}
          />
        ))}
      </ol>
    </Card>
  );
}
