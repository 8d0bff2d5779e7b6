import { Alert } from '@mantine/core';
import type { CompanySettings } from '@driftig/contracts/company';
import { formatQuantity } from '@driftig/domain/format';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { useWatch } from 'react-hook-form';

import { Segmented } from '../../../ui/segmented.tsx';
import { lineGroups } from './form-values.ts';
import { ITEM_TAX_PERCENT } from './invoice-request.ts';
import classes from './items-tab.module.css';
import { LineTable } from './line-table.tsx';
import { OtherGroups } from './other-groups.tsx';
import { PickButton } from './pick-button.tsx';
import { texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

interface ItemsTabProps {
  form: InvoiceForm;
  settings: CompanySettings;
  group: LineGroup;
  onGroup: (group: LineGroup) => void;
}

export function ItemsTab({ form, settings, group, onGroup }: ItemsTabProps) {
  const groups = useWatch({ control: form.control, name: 'groups' });
  const options = lineGroups.map((value) => ({
    value,
    label: texts.groups[value],
    count: groups[value].length,
  }));
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <Segmented label={texts.groupsLabel} value={group} onChange={onGroup} options={options} />
        <PickButton key={group} form={form} group={group} />
      </div>
      <TaxHint taxPercent={settings.taxPercent} />
      <LineTable key={group} form={form} group={group} currency={settings.currency} />
      <OtherGroups groups={groups} shown={group} currency={settings.currency} onOpen={onGroup} />
    </div>
  );
}

/** Reading D3: lines say 25 %, totals use the company's own percentage. */
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
