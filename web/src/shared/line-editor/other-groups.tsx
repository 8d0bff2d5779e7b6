import { UnstyledButton } from '@mantine/core';
import { formatAmount } from '@driftig/domain/format';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { useWatch } from 'react-hook-form';

import { lineGroups } from './values.ts';
import type { LinesValues } from './values.ts';
import classes from './line-editor.module.css';
import { groupSums } from './lines.ts';
import { texts } from './texts.ts';
import type { LinesForm } from './values.ts';

interface OtherGroupsProps {
  form: LinesForm;
  shown: LineGroup;
  currency: string;
  onOpen: (group: LineGroup) => void;
}

/** The sums of the groups that are not shown, each with a button to show it. */
export function OtherGroups({ form, shown, currency, onOpen }: OtherGroupsProps) {
  const groups = useWatch({ control: form.control, name: 'groups' });
  const sums = groupSums(groups);
  return (
    <div className={classes.others}>
      {lineGroups
        .filter((group) => group !== shown)
        .map((group) => (
          <UnstyledButton key={group} className={classes.other} onClick={() => onOpen(group)}>
            <span className={classes.otherName}>{texts.groups[group]}</span>
            <span className={classes.otherSum}>{formatAmount(sums[group], currency)}</span>
            <span className={classes.otherLines}>{namesOf(groups[group])}</span>
          </UnstyledButton>
        ))}
    </div>
  );
}

function namesOf(lines: LinesValues['groups'][LineGroup]): string {
  if (lines.length === 0) return texts.noLines;
  return lines.map(({ name, description }) => name || description).join(', ');
}
