/** BatchProgress { label, finished, total } — a progress bar with a count: '3.200 af 10.000'. */
import { Progress } from '@mantine/core';
import { formatQuantity } from '@driftig/domain/format';

import classes from './batch.module.css';

interface BatchProgressProps {
  label: string;
  finished: number;
  total: number;
}

export function BatchProgress({ label, finished, total }: BatchProgressProps) {
  const text = `${formatQuantity(finished)} af ${formatQuantity(total)}`;
  const value = total === 0 ? 100 : (finished / total) * 100;
  return (
    <div>
      <p className={classes.text}>
        {label} <b>{text}</b>
      </p>
      <Progress.Root size="md">
        <Progress.Section
          value={value}
          withAria={false}
          role="progressbar"
          aria-label={label}
          aria-valuenow={finished}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuetext={text}
        />
      </Progress.Root>
    </div>
  );
}
