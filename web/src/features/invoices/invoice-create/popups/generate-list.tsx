import type { CompanySettings } from '@driftig/contracts/company/settings';
import type { OrderToGenerate } from '@driftig/contracts/invoices/generating';
import { mostDaysToPay } from '@driftig/contracts/wire/wire-numbers';
import { addDays } from '@driftig/domain/dates';
import { formatAmount, formatDate } from '@driftig/domain/format';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';

import { IntegerInput } from '../../../../ui/fields/number-input.tsx';
import { isNumber, type TypedNumber } from '../../../../ui/fields/number-text.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { PagedList } from '../../../../ui/paged-list/paged-list.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import classes from './generate.module.css';
import { GenerateRow } from './generate-row.tsx';
import { texts } from './texts.ts';

/** Product L8. */
const ORDERS_PER_PAGE = [5, 10, 15];

interface GenerateListProps {
  rows: readonly OrderToGenerate[] | undefined;
  loadingMore: boolean;
  error: { readonly id: string | undefined } | null;
  onRetry: () => void;
  settings: Pick<CompanySettings, 'currency' | 'paymentDays'>;
  onRun: (orders: readonly OrderToGenerate[], days: number) => void;
  onClose: () => void;
}

/** The done orders, of which those are chosen that are to be invoiced. */
export function GenerateList(props: GenerateListProps) {
  const { rows, loadingMore, error, onRetry, settings, onRun, onClose } = props;
  const { currency, paymentDays } = settings;
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [days, setDays] = useState<TypedNumber>(paymentDays);
  const possible = rows?.filter(({ problem }) => problem === '') ?? [];
  const chosen = possible.filter(({ number }) => picked.has(number));
  const faultOfDays = daysFault(days);
  const toggle = (number: number) => {
    const others = [...picked].filter((one) => one !== number);
    setPicked(new Set(others.length < picked.size ? others : [...picked, number]));
  };
  const all = chosen.length === possible.length;
  const sum = chosen.reduce((total, { amountDue }) => total + amountDue, 0);
  const footer = (
    <>
      <span className={classes.sum} role="status">
        {chosen.length > 0 ? texts.sumOf(chosen.length, formatAmount(sum, currency)) : null}
      </span>
      <Button onClick={onClose}>{texts.close}</Button>
      <Button
        variant="filled"
        disabled={chosen.length === 0 || faultOfDays !== undefined}
        onClick={() => isNumber(days) && onRun(chosen, days)}
      >
        {texts.create(chosen.length)}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={texts.generate} size={960} footer={footer}>
      <p className={classes.help}>{texts.generateHelp}</p>
      <Days days={days} fault={faultOfDays} onChange={setDays} />
      {possible.length > 0 ? (
        <Checkbox
          className={classes.all ?? ''}
          label={texts.selectAll(possible.length)}
          checked={all}
          indeterminate={chosen.length > 0 && !all}
          onChange={() => setPicked(new Set(all ? [] : possible.map(({ number }) => number)))}
        />
      ) : null}
      <PagedList
        rows={rows}
        loadingMore={loadingMore}
        error={error}
        errorTitle={texts.failed}
        onRetry={onRetry}
        sizes={ORDERS_PER_PAGE}
        label={texts.generateList}
        searchLabel={texts.searchGenerate}
        textOf={({ number, title, company, name }) => `${number} ${title} ${company} ${name}`}
        empty={{ title: texts.empty, text: texts.noOrdersToGenerate }}
        noneFound={texts.noneFound}
        keyOf={(row) => row.number}
      >
        {(row) => (
          <GenerateRow
            order={row}
            currency={currency}
            picked={picked.has(row.number)}
            onToggle={() => toggle(row.number)}
          />
        )}
      </PagedList>
    </Dialog>
  );
}

function daysFault(days: TypedNumber): string | undefined {
  if (!isNumber(days)) return texts.daysMissing;
  return days > mostDaysToPay ? texts.daysTooMany : undefined;
}

interface DaysProps {
  days: TypedNumber;
  fault: string | undefined;
  onChange: (days: TypedNumber) => void;
}

/** Days from now that the invoices are to be paid. */
function Days({ days, fault, onChange }: DaysProps) {
  const today = useToday();
  const until =
    fault === undefined && isNumber(days) ? formatDate(addDays(today, days)) : undefined;
  return (
    <IntegerInput
      className={classes.days ?? ''}
      label={texts.days}
      description={until === undefined ? undefined : texts.daysHelp(until)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      withAsterisk
      required
      value={days}
      onChange={onChange}
      error={fault}
      maxLength={3}
    />
  );
}
