/**
 * FactSheet { title, opened, onClose, facts, buttons, more?, children? } — all of a row on a phone:
 * its facts as <Fact label>, `children` below them, and its actions. SheetButtons are the buttons
 * of one that is pending, or decided.
 */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { Sheet } from '../../ui/overlay/sheet.tsx';
import classes from './fact-sheet.module.css';
import { texts } from './texts.ts';

interface FactSheetProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  facts: ReactNode;
  buttons: ReactNode;
  /** Rare actions, such as editing. */
  more: ReactNode;
  children?: ReactNode;
}

export function FactSheet(props: FactSheetProps) {
  const { title, opened, onClose, facts, buttons, more, children } = props;
  return (
    <Sheet opened={opened} onClose={onClose} title={title} footer={buttons}>
      <dl className={classes.facts}>{facts}</dl>
      {children}
      {more ? <div className={classes.more}>{more}</div> : null}
    </Sheet>
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

interface SheetButtonsProps {
  /** Allowed actions: decide, recall, or none. */
  may: 'decide' | 'recall' | 'nothing';
  onApprove: () => void;
  onReject: () => void;
  onRecall: () => void;
  onClose: () => void;
}

export function SheetButtons({ may, onApprove, onReject, onRecall, onClose }: SheetButtonsProps) {
  const wide = classes.wide ?? '';
  if (may === 'nothing')
    return (
      <Button size="xl" className={wide} onClick={onClose}>
        {texts.close}
      </Button>
    );
  if (may === 'recall')
    return (
      <Button size="xl" className={wide} onClick={onRecall}>
        {texts.recall}
      </Button>
    );
  return (
    <>
      <Button size="xl" className={classes.narrow ?? ''} onClick={onReject}>
        {texts.reject}
      </Button>
      <Button size="xl" variant="filled" className={wide} onClick={onApprove}>
        {texts.approve}
      </Button>
    </>
  );
}
