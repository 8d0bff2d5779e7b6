import { Progress } from '@mantine/core';

import classes from './plan-panel.module.css';
import { planTexts as texts } from './plan-texts.ts';

interface PlanUsageProps {
  label: string;
  used: number;
  limit: number | null;
}

/** How much of a limit is used, with a bar unless the limit is null (unlimited). */
export function PlanUsage({ label, used, limit }: PlanUsageProps) {
  const full = limit !== null && used >= limit;
  return (
    <div className={classes.usage}>
      <div className={classes.usageHead}>
        <span>{label}</span>
        <strong className="tabular">{texts.of(used, limit)}</strong>
      </div>
      {limit === null ? null : (
        <Progress
          value={Math.min(100, (used / limit) * 100)}
          color={full ? 'amber' : 'spruce'}
          aria-label={label}
        />
      )}
      {limit !== null && used > limit ? <p className={classes.over}>{texts.over}</p> : null}
    </div>
  );
}
