import { formatKroner } from '@driftig/domain/format';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEventHandler } from 'react';
import { useWatch } from 'react-hook-form';

import { IconButton } from '../../../ui/icon-button.tsx';
import { ITEM_TAX_PERCENT } from './invoice-request.ts';
import { NumberCell, TextCell } from './line-cell.tsx';
import classes from './line-table.module.css';
import { totalOf } from './lines.ts';
import { texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

interface LineRowProps {
  form: InvoiceForm;
  group: LineGroup;
  index: number;
  withTax: boolean;
  onRemove: () => void;
  onKeyDown: KeyboardEventHandler;
}

export function LineRow({ form, group, index, withTax, onRemove, onKeyDown }: LineRowProps) {
  const { control } = form;
  const at = `groups.${group}.${index}` as const;
  const line = useWatch({ control, name: at });
  const total = totalOf(line);
  const label = (text: string) => texts.ofLine(text, index + 1);
  const name = line.name || line.description || texts.unnamed;
  return (
    <tr onKeyDown={onKeyDown}>
      <td className={classes.name}>
        <TextCell control={control} name={`${at}.name`} label={label(texts.lineName)} max={200} />
      </td>
      <td className={classes.description}>
        <TextCell
          control={control}
          name={`${at}.description`}
          label={label(texts.lineDescription)}
          max={1000}
        />
      </td>
      <td className={classes.quantity} data-label={texts.quantity}>
        <NumberCell kind="quantity" control={control} at={at} label={label(texts.quantity)} />
      </td>
      <td className={classes.price} data-label={texts.price}>
        <NumberCell kind="price" control={control} at={at} label={label(texts.price)} />
      </td>
      {withTax ? (
        <td className={classes.tax} data-label={texts.tax}>
          {ITEM_TAX_PERCENT} %
        </td>
      ) : null}
      <td className={classes.total} data-label={texts.lineTotal}>
        {total === null ? '' : formatKroner(total)}
      </td>
      <td className={classes.action}>
        <IconButton icon={IconX} label={texts.removeLine(name)} size="sm" onClick={onRemove} />
      </td>
    </tr>
  );
}
