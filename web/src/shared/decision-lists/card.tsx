/**
 * DecisionCard { id, decision, isNewest, choice, onOpen, className, lines, status } — a row on a phone: its
 * lines, which open its sheet, and a tick and a cross at the thumb, or its status where there is nothing to
 * decide. While rows are being chosen the whole card is its checkbox.
 */
import { ActionIcon, Checkbox, UnstyledButton } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import cards from '../../ui/data-table/phone/card-list.module.css';
import opening from '../../ui/display/opening-card.module.css';
import type { RowSelection } from '../../ui/data-table/rows/data-row.tsx';
import classes from './card.module.css';
import type { RowDecision } from './row-decision.ts';
import { texts } from './texts.ts';

interface DecisionCardProps {
  id: string;
  decision: RowDecision;
  /** True when another user changed it while it was decided. */
  isNewest: boolean;
  choice: RowSelection | null;
  onOpen: () => void;
  /** The layout of the lines. */
  className: string | undefined;
  lines: ReactNode;
  /** Instead of the tick and the cross. */
  status: ReactNode;
}

export function DecisionCard(props: DecisionCardProps) {
  const { id, decision, isNewest, choice, onOpen, className = '', lines, status } = props;
  if (choice)
    return (
      <ChosenCard id={id} name={decision.name} choice={choice}>
        <span className={className}>{lines}</span>
      </ChosenCard>
    );
  return (
    <li data-row={id} className={cards.row} data-newest={isNewest || undefined}>
      <div className={`${opening.card} ${classes.card}`}>
        <UnstyledButton
          className={`${opening.opens} ${className}`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {lines}
        </UnstyledButton>
        {decision.may === 'decide' ? <TickAndCross {...decision} /> : status}
      </div>
    </li>
  );
}

function TickAndCross({ name, busy, onApprove, onReject }: RowDecision) {
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

function ChosenCard({ id, name, choice, children }: ChosenCardProps) {
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
