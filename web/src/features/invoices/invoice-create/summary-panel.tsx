import { Button } from '@mantine/core';
import type { CompanySettings } from '@driftig/contracts/company/routes';
import { formatAmount, formatQuantity } from '@driftig/domain/format';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { DateText } from '../../../ui/display/date-text.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { lineGroups } from './form-values.ts';
import { sumsOf } from './lines.ts';
import { FormTodos } from './form-todos.tsx';
import classes from './summary-panel.module.css';
import { texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';
import type { SectionNavigation } from './use-section-navigation.ts';

interface SummaryPanelProps {
  form: InvoiceForm;
  settings: CompanySettings;
  saveButton: ReactNode;
  goTo: SectionNavigation['goTo'];
  onShow: () => void;
}

/** The summary beside the form: sums in the order of calculation, buttons, and errors. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { form, settings, saveButton, goTo, onShow } = props;
  return (
    <section className={classes.panel} aria-label={texts.summary}>
      <Head form={form} />
      <Sums form={form} settings={settings} />
      <div className={classes.actions}>
        <div className={classes.save}>{saveButton}</div>
        <Button leftSection={<IconEye size={18} stroke={1.6} />} onClick={onShow}>
          {texts.show}
        </Button>
      </div>
      <FormTodos form={form} settings={settings} goTo={goTo} />
    </section>
  );
}

function Head({ form }: { form: InvoiceForm }) {
  const [number, kind, company, name, date, payDate] = useWatch({
    control: form.control,
    name: ['number', 'kind', 'company', 'name', 'date', 'payDate'],
  });
  const facts: readonly [string, ReactNode][] = [
    [texts.kind, kind === 'deposit' ? texts.deposit : texts.end],
    [texts.customer, company || name || '–'],
    [texts.date, <DateText key="date" value={date} />],
    [texts.payDate, <DateText key="payDate" value={payDate} />],
  ];
  return (
    <div className={classes.head}>
      <div className={classes.title}>
        <h2>{number ? texts.invoice(number) : texts.newInvoice}</h2>
        <StatusChip tone="neutral">{texts.draft}</StatusChip>
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Sums({ form, settings }: Pick<SummaryPanelProps, 'form' | 'settings'>) {
  const { taxPercent, currency } = settings;
  const sums = sumsOf(useWatch({ control: form.control, name: 'groups' }), taxPercent);
  const amount = (ore: number) => formatAmount(ore, currency);
  const taxLabel = texts.taxOf(formatQuantity(taxPercent) || '0');
  return (
    <>
      <dl className={classes.sums}>
        {lineGroups.map((group) => (
          <Row key={group} label={texts.groups[group]} value={amount(sums.groups[group])} dimmed />
        ))}
      </dl>
      <dl className={classes.sums}>
        <Row label={texts.net} value={amount(sums.price)} />
        <Row
          label={taxLabel}
          value={amount(sums.tax)}
          note={taxPercent === 0 ? texts.taxFree : ''}
        />
        <Row label={texts.total} value={amount(sums.total)} strong />
      </dl>
      <div className={classes.due}>
        <span className={classes.dueLabel}>{texts.due}</span>
        <output className={classes.dueAmount}>{amount(sums.amountDue)}</output>
        <span className={classes.dueNote}>{texts.dueTax(amount(sums.tax))}</span>
        {sums.total < 0 ? (
          <span className={classes.error} role="alert">
            {texts.negativeTotal}
          </span>
        ) : null}
      </div>
    </>
  );
}

interface RowProps {
  label: string;
  value: string;
  note?: string;
  dimmed?: boolean;
  strong?: boolean;
}

function Row({ label, value, note, dimmed, strong }: RowProps) {
  return (
    <div className={classes.row} data-dimmed={dimmed} data-strong={strong}>
      <dt>
        {label}
        {note ? <span className={classes.note}>{note}</span> : null}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
