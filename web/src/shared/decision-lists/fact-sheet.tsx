/**
 * FactSheet { title, …SheetOfRow, facts, decision, actions?, children? } — all of a row on a phone:
 * its facts as <Fact label>, `children` below them, its decision, and the actions of its menu.
 */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import type { RowAction } from '../../ui/data-table/columns/column.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import classes from './fact-sheet.module.css';
import type { RowDecision } from './row-decision.ts';
import { texts } from './texts.ts';

/** How the list shows the sheet of a row. */
export interface SheetOfRow {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Closes the sheet, then does this. */
  readonly onInstead: (act: () => void) => void;
}

interface FactSheetProps extends SheetOfRow {
  title: string;
  facts: ReactNode;
  decision: RowDecision;
  /** Rare actions, such as editing. */
  actions?: readonly RowAction[];
  children?: ReactNode;
}

export function FactSheet(props: FactSheetProps) {
  const { title, opened, onClose, onInstead, facts, decision, actions = [], children } = props;
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={title}
      footer={<SheetButtons decision={decision} onClose={onClose} onInstead={onInstead} />}
    >
      <dl className={classes.facts}>{facts}</dl>
      {children}
      {actions.length > 0 ? (
        <div className={classes.more}>
          {actions.map((action) =>
            action === 'divider' ? null : (
              <ActionButton key={action.label} {...action} onInstead={onInstead} />
            ),
          )}
        </div>
      ) : null}
    </Sheet>
  );
}

type ActionButtonProps = Exclude<RowAction, 'divider'> & Pick<SheetOfRow, 'onInstead'>;

function ActionButton({ label, icon: Icon, onSelect, danger, onInstead }: ActionButtonProps) {
  return (
    <Button
      {...(danger && { color: 'red', variant: 'subtle' })}
      leftSection={<Icon size={18} stroke={1.6} />}
      onClick={() => onInstead(onSelect)}
    >
      {label}
    </Button>
  );
}

/** Not there where there is nothing to say. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === '') return null;
  return (
    <div className={classes.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface SheetButtonsProps extends Omit<SheetOfRow, 'opened'> {
  decision: RowDecision;
}

function SheetButtons({ decision, onClose, onInstead }: SheetButtonsProps) {
  const { may, onApprove, onReject, onRecall } = decision;
  const wide = classes.wide ?? '';
  if (may === 'nothing')
    return (
      <Button size="xl" className={wide} onClick={onClose}>
        {texts.close}
      </Button>
    );
  if (may === 'recall')
    return (
      <Button size="xl" className={wide} onClick={() => onInstead(onRecall)}>
        {texts.recall}
      </Button>
    );
  return (
    <>
      <Button size="xl" className={classes.narrow ?? ''} onClick={() => onInstead(onReject)}>
        {texts.reject}
      </Button>
      <Button size="xl" variant="filled" className={wide} onClick={() => onInstead(onApprove)}>
        {texts.approve}
      </Button>
    </>
  );
}
