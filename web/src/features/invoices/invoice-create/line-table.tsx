import { formatAmount } from '@driftig/domain/format';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { KeyboardEvent } from 'react';

import { AddLine } from './add-line.tsx';
import { LineRow } from './line-row.tsx';
import classes from './line-table.module.css';
import { sumsOf } from './lines.ts';
import { texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

interface LineTableProps {
  form: InvoiceForm;
  group: LineGroup;
  currency: string;
}

/** The lines of one kind, mended in place, and the open line under them. */
export function LineTable({ form, group, currency }: LineTableProps) {
  const { control } = form;
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: `groups.${group}`,
    keyName: 'rowKey',
  });
  const withTax = group === 'items';
  const moveBy = (index: number, by: number) => {
    const to = index + by;
    if (to < 0 || to >= fields.length) return;
    const column = document.activeElement?.getAttribute('data-column') ?? 'name';
    move(index, to);
    setTimeout(() => form.setFocus(`groups.${group}.${to}.${column as 'name'}`));
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    moveBy(index, event.key === 'ArrowUp' ? -1 : 1);
  };
  const removeAt = (index: number) => {
    remove(index);
    form.setFocus(`adding.${group}.name`);
  };
  return (
    <div className={classes.frame}>
      {fields.length > 0 ? (
        <table className={classes.table} aria-label={texts.groups[group]}>
          <Head withTax={withTax} />
          <tbody>
            {fields.map(({ rowKey }, index) => (
              <LineRow
                key={rowKey}
                form={form}
                group={group}
                index={index}
                withTax={withTax}
                onRemove={() => removeAt(index)}
                onKeyDown={onKeyDown(index)}
              />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={classes.empty}>{texts.noLines}</p>
      )}
      <AddLine form={form} group={group} onAdd={(line) => append(line, { shouldFocus: false })} />
      <Foot form={form} group={group} currency={currency} />
    </div>
  );
}

function Head({ withTax }: { withTax: boolean }) {
  return (
    <thead>
      <tr>
        <th className={classes.nameColumn}>{texts.lineName}</th>
        <th>{texts.lineDescription}</th>
        <th className={classes.quantityColumn}>{texts.quantity}</th>
        <th className={classes.priceColumn}>{texts.price}</th>
        {withTax ? <th className={classes.taxColumn}>{texts.tax}</th> : null}
        <th className={classes.totalColumn}>{texts.lineTotal}</th>
        <th className={classes.actionColumn} aria-hidden="true" />
      </tr>
    </thead>
  );
}

function Foot({ form, group, currency }: LineTableProps) {
  const groups = useWatch({ control: form.control, name: 'groups' });
  const count = groups[group].length;
  return (
    <div className={classes.foot}>
      <span className={classes.hint}>
        {count > 0 ? <output>{texts.lineCount(count)}</output> : null}{' '}
        <span className={classes.keys}>{texts.keys}</span>
      </span>
      <span className={classes.hint}>{texts.groupTotal(texts.groups[group])}</span>
      <span className={classes.sum}>{formatAmount(sumsOf(groups, 0).groups[group], currency)}</span>
    </div>
  );
}
