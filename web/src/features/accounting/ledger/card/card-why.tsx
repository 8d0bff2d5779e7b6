import { openItemRoutes } from '@driftig/contracts/ledger/open-items';
import { formatKroner } from '@driftig/domain/format';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { routeQuery } from '../../../../api/queries/route-query.ts';
import { paths } from '../../../../paths.ts';
import { useToday } from '../../../../ui/time/use-today.ts';
import type { Account } from '../../queries.ts';
import type { Period } from '../place.ts';
import type { Balance, CardLine } from '../queries.ts';
import { texts } from '../texts.ts';
import { balanceParts } from './balance-parts.ts';
import { receivables, ruleOf } from './card-rules.ts';
import card from './card.module.css';

interface CardWhyProps {
  account: Account | undefined;
  balance: Balance;
  rows: readonly CardLine[];
  period: Period;
}

/** The parts of the balance and the rule of the account; that of receivables beside the unpaid invoices of today. */
export function CardWhy({ account, balance, rows, period }: CardWhyProps) {
  const isToday = period.to >= useToday();
  return (
    <section className={card.why} aria-label={texts.why(formatKroner(balance.closing))}>
      <h3>{texts.why(formatKroner(balance.closing))}</h3>
      <dl>
        {balanceParts(rows, balance).map(({ name, amount }) => (
          <Part key={name} name={name} amount={amount} />
        ))}
        <Part name={texts.closing} amount={balance.closing} isTotal />
      </dl>
      {account?.standardNumber === receivables && isToday ? (
        <UnpaidInvoices balance={balance.closing} />
      ) : null}
      {account === undefined ? null : <p>{`${texts.rule}: ${ruleOf(account)}`}</p>}
    </section>
  );
}

interface PartProps {
  name: string;
  amount: number;
  isTotal?: boolean;
}

function Part({ name, amount, isTotal = false }: PartProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{formatKroner(amount)}</dd>
    </div>
  );
}

/** The invoices behind the balance; the difference to their sum is shown. */
function UnpaidInvoices({ balance }: { balance: number }) {
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const items = useQuery(routeQuery(openItemRoutes.getOpenItems, {})).data;
  if (items === undefined) return null;
  const unpaid = items.debtors.filter(({ currency }) => currency === 'DKK');
  const sumOf = (some: typeof unpaid) => some.reduce((sum, { amount }) => sum + amount, 0);
  const late = unpaid.filter(({ due }) => due < today);
  return (
    <>
      <dl>
        <Part name={texts.unpaid(unpaid.length)} amount={sumOf(unpaid)} />
        {late.length === 0 ? null : <Part name={texts.late(late.length)} amount={sumOf(late)} />}
        <Part name={texts.difference} amount={balance - sumOf(unpaid)} isTotal />
      </dl>
      {unpaid.length === 0 ? null : (
        <Anchor component="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.seeUnpaid(unpaid.length)}
        </Anchor>
      )}
      {isOpen ? (
        <ul>
          {unpaid.map(({ number, customer, amount }) => (
            <li key={number}>
              <Anchor component={Link} to={paths.invoice(number)}>
                {texts.invoiceOf(number, customer)}
              </Anchor>
              <span>{formatKroner(amount)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
