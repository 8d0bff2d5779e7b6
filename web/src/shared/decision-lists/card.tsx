/**
 * The parts of a card on a phone: TickAndCross at the thumb, and ChosenCard while rows are being chosen,
 * when the whole card is its checkbox. The styles of the card itself are `card.module.css`.
 */
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import cards from '../../ui/data-table/phone/card-list.module.css';
import opening from '../../ui/display/opening-card.module.css';
import type { RowSelection } from '../../ui/data-table/rows/data-row.tsx';
import classes from './card.module.css';
import type { ApproveOrRejectProps } from './row-buttons.tsx';
import { texts } from './texts.ts';

export function TickAndCross({ name, busy, onApprove, onReject }: ApproveOrRejectProps) {
  return (
    <div className={`${opening.beside} ${classes.decide}`}>
      <ActionIcon
        variant="default"
        className={classes.button ?? ''}
        aria-label={`${texts.reject} ${name}`}
        disabled={busy}
        onClick={onReject}
      >
        <IconX size={20} stroke={1.8} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        className={classes.button ?? ''}
        data-yes
        aria-label={`${texts.approve} ${name}`}
        loading={busy}
        onClick={onApprove}
      >
        <IconCheck size={20} stroke={2} />
      </ActionIcon>
    </div>
  );
}

interface ChosenCardProps {
  id: string;
  name: string;
  choice: RowSelection;
  children: ReactNode;
}

export function ChosenCard({ id, name, choice, children }: ChosenCardProps) {
  return (
    <li data-row={id} className={cards.row} data-chosen={choice.chosen || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the checkbox in it is the control */}
      <label className={classes.card} data-choosing>
        <Checkbox
          aria-label={texts.choose(name)}
          checked={choice.chosen}
          onChange={choice.toggle}
        />
        {children}
      </label>
    </li>
  );
}
