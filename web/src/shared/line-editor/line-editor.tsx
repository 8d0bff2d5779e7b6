import type { SaleVatCode } from '@driftig/contracts/invoices/sale-vat';
import { Alert } from '@mantine/core';
import { formatQuantity } from '@driftig/domain/format';
import { ITEM_TAX_PERCENT } from '@driftig/domain/invoices/sent-lines';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { Segmented } from '../../ui/controls/segmented.tsx';
import { lineGroups } from './values.ts';
import classes from './line-editor.module.css';
import type { LineNote } from './line-row.tsx';
import { LineTable } from './line-table.tsx';
import { OtherGroups } from './other-groups.tsx';
import { PickButton } from './pick-button.tsx';
import { texts } from './texts.ts';
import type { LinesForm } from './values.ts';

interface LineEditorProps {
  form: LinesForm;
  taxPercent: number;
  currency: string;
  group: LineGroup;
  onGroup: (group: LineGroup) => void;
  /** Content above the lines. */
  above?: ReactNode;
  /** Content below the description of a task. */
  TaskNote?: LineNote;
  /** The choice of each line's VAT; undefined while all have the same. */
  Vat?: LineNote | undefined;
  /** The VAT code of lines without one. */
  usualVat?: SaleVatCode | undefined;
}

/**
 * The lines of an invoice or an order in their three groups. Watches no form values itself, so that
 * typing in one line does not rerender all lines.
 */
export function LineEditor(props: LineEditorProps) {
  const { form, taxPercent, currency, group, onGroup, above, TaskNote, Vat, usualVat } = props;
  const Note = group === 'tasks' ? TaskNote : undefined;
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <GroupSwitch form={form} group={group} onGroup={onGroup} />
        <PickButton key={group} form={form} group={group} />
      </div>
      <TaxHint taxPercent={taxPercent} />
      {above}
      <LineTable
        key={group}
        form={form}
        group={group}
        currency={currency}
        Vat={Vat}
        usualVat={usualVat}
        {...(Note && { Note })}
      />
      <OtherGroups form={form} shown={group} currency={currency} onOpen={onGroup} />
    </div>
  );
}

function GroupSwitch({
  form,
  group,
  onGroup,
}: Pick<LineEditorProps, 'form' | 'group' | 'onGroup'>) {
  const groups = useWatch({ control: form.control, name: 'groups' });
  const options = lineGroups.map((value) => ({
    value,
    label: texts.groups[value],
    count: groups[value].length,
  }));
  return <Segmented label={texts.groupsLabel} value={group} onChange={onGroup} options={options} />;
}

/** Product D3: lines show 25 %, totals use the company's own rate. */
function TaxHint({ taxPercent }: { taxPercent: number }) {
  if (taxPercent === ITEM_TAX_PERCENT) return null;
  if (taxPercent !== 0) {
    return <Alert color="amber">{texts.taxDiffers(formatQuantity(taxPercent))}</Alert>;
  }
  return (
    <Alert color="amber" title={texts.taxFree}>
      {texts.taxFreeHelp}
    </Alert>
  );
}
