// Default export: loaded lazily by SectionPanels.
import type { CompanySettings } from '@driftig/contracts/company/settings';
import type { LineGroup } from '@driftig/domain/invoices/invoice';

import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { LineEditor } from '../../../../shared/line-editor/line-editor.tsx';
import type { LineNoteProps } from '../../../../shared/line-editor/line-row.tsx';
import type { LinesForm } from '../../../../shared/line-editor/values.ts';
import { HoursNote } from '../hours/hours-note.tsx';
import { HoursPanel } from '../hours/hours-panel.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import classes from './tab.module.css';
import { texts } from '../texts.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';

interface ItemsTabProps {
  form: InvoiceForm;
  settings: CompanySettings;
  group: LineGroup;
  onGroup: (group: LineGroup) => void;
  /** Opens a field of the form. */
  goTo: (path: string) => boolean;
}

const LineVat = lazyWhenIdle(() => import('./line-vat.tsx'));

function VatOfLine(props: LineNoteProps) {
  return (
    <Suspense>
      <LineVat {...props} />
    </Suspense>
  );
}

const hasOwnCodes = ({ groups }: InvoiceValues) =>
  Object.values(groups)
    .flat()
    .some(({ vatCode }) => vatCode !== undefined);

export default function ItemsTab({ form, settings, group, onGroup, goTo }: ItemsTabProps) {
  const { taxPercent, currency } = settings;
  const usualVat = useWatch({ control: form.control, name: 'vatCode' });
  const [asks, setAsks] = useState(() => hasOwnCodes(form.getValues()));
  // A form is typed by all of its values; the editor uses those of the lines, which this form has.
  const linesForm = form as unknown as LinesForm;
  return (
    <LineEditor
      form={linesForm}
      taxPercent={taxPercent}
      currency={currency}
      group={group}
      onGroup={onGroup}
      above={
        <>
          <HoursPanel form={form} group={group} goTo={goTo} />
          {asks || taxPercent === 0 ? null : (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.quiet ?? ''}
              onClick={() => setAsks(true)}
            >
              {texts.ownVatCodes}
            </Button>
          )}
        </>
      }
      TaskNote={HoursNote}
      usualVat={usualVat}
      Vat={asks ? VatOfLine : undefined}
    />
  );
}
