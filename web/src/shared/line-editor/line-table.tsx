import type { SaleVatCode } from '@driftig/contracts/invoices/sale-vat';
import { formatAmount } from '@driftig/domain/format';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { useWatch } from 'react-hook-form';

import { AddLine } from './add-line.tsx';
import { LineRow, type LineNote } from './line-row.tsx';
import frame from './line-frame.module.css';
import classes from './line-table.module.css';
import { groupSums, isHalfTyped } from './lines.ts';
import { texts } from './texts.ts';
import type { LinesForm } from './values.ts';
import { useLines } from './use-lines.ts';

interface LineTableProps {
  form: LinesForm;
  group: LineGroup;
  currency: string;
  Note?: LineNote;
  Vat?: LineNote | undefined;
  usualVat?: SaleVatCode | undefined;
}

/** The lines of one group, edited in place, and the open line below them. */
export function LineTable({ form, group, currency, Note, Vat, usualVat }: LineTableProps) {
  const lines = useLines(form, group);
  const withTax = group === 'items';
  return (
    <div className={frame.frame}>
      {lines.fields.length > 0 ? (
        <table className={classes.table} aria-label={texts.groups[group]}>
          <Head withTax={withTax} />
          <tbody>
            {lines.fields.map(({ rowKey }, index) => (
              <LineRow
                key={rowKey}
                form={form}
                group={group}
                index={index}
                withTax={withTax}
                onRemove={lines.removeAt}
                onMove={lines.moveBy}
                Vat={Vat}
                usualVat={usualVat}
                {...(Note && { Note })}
              />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={frame.empty}>{texts.noLines}</p>
      )}
      <AddLine form={form} group={group} onAdd={lines.add} />
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

function Foot({ form, group, currency }: Omit<LineTableProps, 'Note' | 'Vat' | 'usualVat'>) {
  const groups = useWatch({ control: form.control, name: 'groups' });
  const lines = groups[group];
  const sum = formatAmount(groupSums(groups)[group], currency);
  return (
    <div className={frame.foot}>
      <span className={frame.hint}>
        {lines.length > 0 ? <output>{texts.lineCount(lines.length)}</output> : null}{' '}
        <span className={frame.keys}>{texts.keys}</span>
      </span>
      <span className={frame.hint}>{texts.groupTotal(texts.groups[group])}</span>
      <span className={frame.sum}>{lines.some(isHalfTyped) ? '–' : sum}</span>
    </div>
  );
}
