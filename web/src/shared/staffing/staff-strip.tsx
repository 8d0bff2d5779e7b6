import { peopleNeeded } from '@driftig/contracts/planning/needed-employees';
import { mostNeeded } from '@driftig/contracts/planning/person-status';
import { Switch } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';

import { IconButton } from '../../ui/controls/icon-button.tsx';
import { IntegerInput } from '../../ui/fields/number-input.tsx';
import { isNumber, type TypedNumber } from '../../ui/fields/number-text.ts';
import { Segments } from './segments.tsx';
import type { Staff } from './staff.ts';
import classes from './staff-strip.module.css';
import { texts } from './texts.ts';

interface StaffStripProps {
  staff: Staff;
  /** How many of the people are absent in that time. */
  away: number;
  onChange: (staff: Staff) => void;
}

/** Needed and assigned numbers, and whether all may request to join. */
export function StaffStrip({ staff, away, onChange }: StaffStripProps) {
  const { employeeIds, neededEmployees: needed, allCanRequest } = staff;
  const assigned = employeeIds.length - away;
  const id = useId();
  const need = (count: number) => onChange({ ...staff, neededEmployees: peopleNeeded(count) });
  return (
    <div className={classes.sized}>
      <div className={classes.strip}>
        <div className={classes.needed}>
          <label htmlFor={id}>{texts.needed}</label>
          <span className={classes.count}>
            <IconButton
              label={texts.fewer}
              icon={IconMinus}
              disabled={needed === 0}
              onClick={() => need(needed - 1)}
            />
            <NeededInput id={id} needed={needed} onChange={need} />
            <IconButton
              label={texts.more}
              icon={IconPlus}
              disabled={needed === mostNeeded}
              onClick={() => need(needed + 1)}
            />
          </span>
        </div>
        <div className={classes.assigned} aria-live="polite">
          <span className={classes.sums}>
            <b>{texts.assignedOf(assigned, needed)}</b>
            {away > 0 ? <span className={classes.missing}>{texts.away(away)}</span> : null}
            <Gap missing={needed - assigned} needed={needed} />
          </span>
          <Segments assigned={assigned} needed={needed} />
        </div>
        <Switch
          className={classes.all ?? ''}
          classNames={{ body: classes.body ?? '' }}
          labelPosition="left"
          label={texts.allCanRequest}
          description={texts.allCanRequestHelp}
          checked={allCanRequest}
          onChange={(event) => onChange({ ...staff, allCanRequest: event.currentTarget.checked })}
        />
      </div>
    </div>
  );
}

interface NeededInputProps {
  id: string;
  needed: number;
  onChange: (count: number) => void;
}

/** Invalid numbers of people, such as -3, count as 0, and are reset to 0 when the field is left. */
function NeededInput({ id, needed, onChange }: NeededInputProps) {
  const [typed, setTyped] = useState<TypedNumber>(needed);
  const isCurrent = countOf(typed) === needed;
  return (
    <IntegerInput
      id={id}
      className={classes.number ?? ''}
      value={isCurrent ? typed : needed}
      onChange={(value) => {
        setTyped(value);
        onChange(countOf(value));
      }}
      onBlur={() => setTyped(needed)}
    />
  );
}

const countOf = (typed: TypedNumber) => (isNumber(typed) ? peopleNeeded(typed) : 0);

function Gap({ missing, needed }: { missing: number; needed: number }) {
  if (needed === 0) return null;
  if (missing > 0) return <span className={classes.missing}>{texts.missing(missing)}</span>;
  return <span>{missing === 0 ? texts.isFull : texts.tooMany(-missing)}</span>;
}
