import type { SaleVatCode } from '@driftig/contracts/invoices/sale-vat';
import { formatKroner } from '@driftig/domain/format';
import { ITEM_TAX_PERCENT } from '@driftig/domain/invoices/sent-lines';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { isTaxed } from '@driftig/domain/invoices/vat/vat-code';
import { IconX } from '@tabler/icons-react';
import { memo } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';

import { IconButton } from '../../ui/controls/icon-button.tsx';
import { DescriptionCell, NumberCell, TextCell } from './line-cell.tsx';
import classes from './line-table.module.css';
import { totalOf } from './lines.ts';
import { texts } from './texts.ts';
import type { LinesForm } from './values.ts';
import type { LineColumn } from './use-lines.ts';

export interface LineNoteProps {
  readonly group: LineGroup;
  readonly index: number;
}

/** Content below a line's description. It is rendered for each line, so it is a component. */
export type LineNote = ComponentType<LineNoteProps>;

interface LineRowProps {
  form: LinesForm;
  group: LineGroup;
  index: number;
  withTax: boolean;
  onRemove: (index: number) => void;
  onMove: (index: number, by: number, column: LineColumn) => void;
  Note?: LineNote;
  /** The VAT code of lines without one. */
  usualVat?: SaleVatCode | undefined;
  /** The choice of its VAT. */
  Vat?: LineNote | undefined;
}

export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { form, group, index, withTax, onRemove, onMove, Note, Vat, usualVat } = props;
  const line = useWatch({ control: form.control, name: `groups.${group}.${index}` });
  const total = totalOf(line);
  const name = line.name || line.description || texts.unnamed;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? steps[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    onMove(index, by, columnOf(event.target));
  };
  return (
    <tr onKeyDown={onKeyDown}>
      <Fields form={form} group={group} index={index} Vat={Vat} {...(Note && { Note })} />
      {withTax ? (
        <td className={classes.tax} data-label={texts.tax}>
          {isTaxed(line.vatCode ?? usualVat) ? ITEM_TAX_PERCENT : 0} %
        </td>
      ) : null}
      <td className={classes.total} data-label={texts.lineTotal}>
        {total === null ? '' : formatKroner(total)}
      </td>
      <td className={classes.action}>
        <IconButton
          icon={IconX}
          label={texts.removeLine(name)}
          size="sm"
          onClick={() => onRemove(index)}
        />
      </td>
    </tr>
  );
});

/** The editable cells of a line. */
function Fields(props: Pick<LineRowProps, 'form' | 'group' | 'index' | 'Note' | 'Vat'>) {
  const { form, group, index, Note, Vat } = props;
  const { control } = form;
  const at = `groups.${group}.${index}` as const;
  const label = (text: string) => texts.ofLine(text, index + 1);
  return (
    <>
      <td className={classes.name}>
        <TextCell control={control} name={`${at}.name`} label={label(texts.lineName)} max={200} />
      </td>
      <td className={classes.description}>
        <DescriptionCell
          control={control}
          name={`${at}.description`}
          label={label(texts.lineDescription)}
          max={1000}
        />
        {Note === undefined ? null : <Note group={group} index={index} />}
        {Vat === undefined ? null : <Vat group={group} index={index} />}
      </td>
      <td data-label={texts.quantity}>
        <NumberCell kind="quantity" control={control} at={at} label={label(texts.quantity)} />
      </td>
      <td data-label={texts.price}>
        <NumberCell kind="price" control={control} at={at} label={label(texts.price)} />
      </td>
    </>
  );
}

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function columnOf(target: EventTarget): LineColumn {
  const column = target instanceof HTMLElement ? target.dataset['column'] : undefined;
  return (column ?? 'name') as LineColumn;
}
