import { Button } from '@mantine/core';
import type { CompanySettings } from '@driftig/contracts/company/settings';
import type { WhyAnswer } from '@driftig/contracts/core/why';
import { formatAmount, formatDate, formatQuantity } from '@driftig/domain/format';
import {
  whyDeposit,
  whyDue,
  whyLines,
  whyNet,
  whyTax,
  whyTotal,
  type InvoiceFigures,
} from '@driftig/domain/why/invoice';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { isNumber } from '../../../../ui/fields/number-text.ts';
import { DateText } from '../../../../ui/display/date-text.tsx';
import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { lineGroups } from '../../../../shared/line-editor/values.ts';
import { Why } from '../../../../shared/why/why.tsx';
import { depositTexts } from '../deposit/deposit-texts.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import { FormUnprintable } from './form-unprintable.tsx';
import { FormTodos } from './form-todos.tsx';
import { figuresOf } from '../values/figures.ts';
import { summaryOf, type DepositSummary } from '../values/summary.ts';
import classes from './summary-panel.module.css';
import { SummaryRow } from './summary-row.tsx';
import { texts } from '../texts.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';
import type { SectionNavigation } from '../tabs/use-section-navigation.ts';

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
      <FormUnprintable form={form} />
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

const kindText = (kind: InvoiceValues['kind']) =>
  kind === null ? texts.notChosen : kind === 'deposit' ? texts.deposit : texts.end;

function Head({ form }: { form: InvoiceForm }) {
  const [number, kind, company, name, date, payDate] = useWatch({
    control: form.control,
    name: ['number', 'kind', 'company', 'name', 'date', 'payDate'],
  });
  const facts: readonly [string, ReactNode][] = [
    [texts.kind, kindText(kind)],
    [texts.customer, company || name || '–'],
    [texts.date, <DateText key="date" value={date} />],
    [texts.payDate, <DateText key="payDate" value={payDate} />],
  ];
  return (
    <div className={classes.head}>
      <div className={classes.title}>
        <h2>{isNumber(number) && number > 0 ? texts.invoice(number) : texts.newInvoice}</h2>
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
  const compute = (now: unknown) => summaryOf(now as InvoiceValues, taxPercent);
  const { sums, unsure, deposit } = useWatch({ control: form.control, compute });
  const why = (answerOf: (figures: InvoiceFigures) => WhyAnswer) => () =>
    answerOf(figuresOf(form.getValues(), taxPercent, currency));
  const amount = (ore: number, isUnsure: boolean) => (isUnsure ? '–' : formatAmount(ore, currency));
  const percent = formatQuantity(taxPercent) || '0';
  return (
    <>
      <dl className={classes.sums}>
        {lineGroups.map((group, index) => (
          <SummaryRow
            key={group}
            label={texts.groups[group]}
            value={amount(sums.groups[group], unsure.ofGroup[group])}
            why={why((figures) => whyLines(figures, index))}
            dimmed
          />
        ))}
      </dl>
      <dl className={classes.sums}>
        <SummaryRow label={texts.net} value={amount(sums.price, unsure.lines)} why={why(whyNet)} />
        <SummaryRow
          label={texts.taxOf(percent)}
          value={amount(sums.tax, unsure.lines)}
          why={why(whyTax)}
          note={taxPercent === 0 ? texts.taxFree : ''}
        />
        <SummaryRow
          label={texts.total}
          value={amount(sums.total, unsure.lines)}
          why={why(whyTotal)}
          strong
        />
      </dl>
      <DepositRows
        deposit={deposit}
        why={why(whyOfDeposit)}
        amount={(ore) => amount(ore, unsure.deposit)}
      />
      <div className={classes.due}>
        <span className={classes.dueLabel}>{texts.due}</span>
        <output className={classes.dueAmount}>
          <Why label={texts.due} answer={why(whyDue)}>
            {amount(sums.amountDue, unsure.due)}
          </Why>
        </output>
        <span className={classes.dueNote}>
          {depositTexts.taxLeft(amount(deposit?.taxLeft ?? sums.tax, unsure.due))}
        </span>
        {sums.total < 0 ? (
          <span className={classes.error} role="alert">
            {texts.negativeTotal}
          </span>
        ) : null}
      </div>
    </>
  );
}

const whyOfDeposit = (figures: InvoiceFigures) =>
  figures.deposit === undefined ? whyDue(figures) : whyDeposit(figures, figures.deposit);

interface DepositRowsProps {
  deposit: DepositSummary | undefined;
  why: () => WhyAnswer;
  amount: (ore: number) => string;
}

/** The deposit that is asked for, by net and VAT, or the paid one that is taken off. */
function DepositRows({ deposit, why, amount }: DepositRowsProps) {
  if (deposit === undefined) return null;
  const { net, tax, gross, taxPercent, of } = deposit;
  const percent = formatQuantity(taxPercent) || '0';
  const rows = (
    <>
      <SummaryRow label={depositTexts.depositNet} value={amount(net)} why={why} dimmed />
      <SummaryRow label={depositTexts.depositTax(percent)} value={amount(tax)} why={why} dimmed />
    </>
  );
  if (!deposit.isPaid) return <dl className={classes.sums}>{rows}</dl>;
  const note = of === undefined ? '' : depositTexts.depositOf(of.number, formatDate(of.date));
  return (
    <dl className={classes.sums}>
      {rows}
      <SummaryRow label={depositTexts.depositPaid} value={amount(-gross)} why={why} note={note} />
    </dl>
  );
}
