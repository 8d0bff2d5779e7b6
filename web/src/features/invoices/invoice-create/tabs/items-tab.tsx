// Default export: loaded lazily by SectionPanels.
import type { CompanySettings } from '@driftig/contracts/company/settings';
import type { LineGroup } from '@driftig/domain/invoices/invoice';

import { LineEditor } from '../../../../shared/line-editor/line-editor.tsx';
import type { LinesForm } from '../../../../shared/line-editor/values.ts';
import { HoursNote } from '../hours/hours-note.tsx';
import { HoursPanel } from '../hours/hours-panel.tsx';
import type { InvoiceForm } from '../values/use-invoice-form.ts';

interface ItemsTabProps {
  form: InvoiceForm;
  settings: CompanySettings;
  group: LineGroup;
  onGroup: (group: LineGroup) => void;
  /** Opens a field of the form. */
  goTo: (path: string) => boolean;
}

export default function ItemsTab({ form, settings, group, onGroup, goTo }: ItemsTabProps) {
  const { taxPercent, currency } = settings;
  // A form is typed by all of its values; the editor uses those of the lines, which this form has.
  const linesForm = form as unknown as LinesForm;
  return (
    <LineEditor
      form={linesForm}
      taxPercent={taxPercent}
      currency={currency}
      group={group}
      onGroup={onGroup}
      above={<HoursPanel form={form} group={group} goTo={goTo} />}
      TaskNote={HoursNote}
    />
  );
}
