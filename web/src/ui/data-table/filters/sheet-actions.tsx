import { IconChecks, IconDownload } from '@tabler/icons-react';
import type { Icon } from '../../display/icon.ts';
import classes from './filter-sheet.module.css';
import type { FilterSheetProps } from './sheet-props.ts';
import type { TableParams } from '../table-params.ts';

interface RowButtonProps {
  icon: Icon;
  label: string;
  help: string;
  disabled?: boolean;
  onClick: () => void;
}

function RowButton({ icon: Symbol, label, help, ...button }: RowButtonProps) {
  return (
    <button type="button" className={classes.rowButton} {...button}>
      <Symbol size={18} stroke={1.6} aria-hidden="true" />
      <span>
        {label}
        <span className={classes.help}>{help}</span>
      </span>
    </button>
  );
}

type SheetActionsProps = Pick<
  FilterSheetProps,
  'noun' | 'csv' | 'onSelect' | 'onInstead' | 'listActions'
> & {
  /** Choice in the bottom sheet, and how many rows it would show. */
  draft: TableParams;
  count: number;
  words: string;
};

/** Actions of the list: select rows, save them as a file, import. */
export function SheetActions({ draft, count, words, noun, csv, ...props }: SheetActionsProps) {
  const { onSelect, onInstead, listActions } = props;
  return (
    <div className={classes.rows}>
      {onSelect && count > 0 ? (
        <RowButton
          icon={IconChecks}
          label="Vælg flere"
          help={`Eller hold fingeren på en af de viste ${noun.many}`}
          onClick={() => onInstead(onSelect)}
        />
      ) : null}
      {csv ? (
        <RowButton
          icon={IconDownload}
          label="Hent som CSV"
          help={count === 1 ? `Den viste ${noun.one}` : `De ${words}, der vises`}
          disabled={!csv.onSave || count === 0}
          onClick={() => csv.onSave?.(draft)}
        />
      ) : null}
      {listActions.map(({ onSelect: act, ...action }) => (
        <RowButton key={action.label} {...action} onClick={() => onInstead(act)} />
      ))}
    </div>
  );
}
