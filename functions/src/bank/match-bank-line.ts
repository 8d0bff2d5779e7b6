import type { bankRoutes } from '@driftig/contracts/bank/routes';
import type { Account } from '@driftig/domain/accounting/account';
import { bankAccount, takesPayments } from '@driftig/domain/bank/bank-accounts';
import {
  assertOpen,
  lineTaken,
  type BankLine,
  type BankMatch,
} from '@driftig/domain/bank/bank-line';
import {
  entryMatch,
  entryOfLine,
  postingMatch,
  registeredMatch,
} from '@driftig/domain/bank/new-match';
import { paidByLine, type PaidInvoice } from '@driftig/domain/bank/paid-by-line';
import { AppError, badInput } from '@driftig/domain/errors';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { keyOfSource } from '@driftig/domain/ledger/entry';
import { reversalOf } from '@driftig/domain/ledger/reversal';

import { changeInvoices } from '../changes/invoices/change/change.ts';
import { markPosted } from '../changes/ledger/books.ts';
import { postEntries } from '../changes/ledger/post-entries.ts';
import type { Context, Handler } from '../pipeline/handler.ts';

type Route = typeof bankRoutes.matchBankLine;

interface Matching {
  readonly context: Context<Route>;
  readonly line: BankLine;
  readonly account: Account;
  readonly chart: readonly Account[];
}

/** Matches a line once: the second of two people at the same moment is refused (409). */
export const matchBankLine: Handler<Route> = async (context) => {
  const { store, input } = context;
  const [line, chart] = await Promise.all([store.bank.get(input.params.id), store.accounts.list()]);
  const account = bankAccount(chart, line.accountId);
  assertFieldsOf(input.body);
  assertOpen(line);
  if (line.version !== input.body.version) throw new AppError('conflict', { message: lineTaken });
  const matching = { context, line, account, chart };
  if (input.body.kind === 'posting') return post(matching);
  if (input.body.kind === 'payment') return pay(matching);
  return link(matching, await existing(matching));
};

const fieldsOf = {
  payment: ['invoice', 'otherInvoices'],
  registered: ['invoice', 'paymentId'],
  entry: ['voucher'],
  posting: ['accountId', 'vat', 'text'],
} as const;

/** Throws bad_input at fields that belong to another kind of match. */
function assertFieldsOf({ kind, version: _version, ...fields }: Context<Route>['input']['body']) {
  const own = new Set<string>(fieldsOf[kind]);
  const foreign = Object.entries(fields)
    .filter(([name, value]) => value !== undefined && !own.has(name))
    .map(([name]) => [name, 'Feltet hører ikke til denne afstemning.']);
  if (foreign.length > 0) throw badInput(Object.fromEntries(foreign));
}

const whoOf = ({ actor, now }: Context<Route>) => ({ by: actor.userId, at: now });

const auditOf = (line: BankLine, { kind, text }: Pick<BankMatch, 'kind' | 'text'>) => ({
  action: 'bank.matched' as const,
  subject: `bank ${line.id}`,
  changes: { kind, text },
});

async function invoiceOf({ context }: Matching, invoice: number | undefined): Promise<Invoice> {
  if (invoice === undefined) throw badInput({ invoice: 'Skriv et fakturanummer.' });
  const found = await context.store.invoices.find(invoice);
  if (found === undefined) throw badInput({ invoice: `Faktura ${invoice} findes ikke.` });
  return found;
}

/** Registers the line as payments of invoices, which post themselves (product B53). */
async function pay(matching: Matching) {
  const { context, line, account, chart } = matching;
  const { store, today, newId, input } = context;
  const first = await invoiceOf(matching, input.body.invoice);
  const others = (input.body.otherInvoices ?? []).map((number) => invoiceOf(matching, number));
  const paying = { newId, today, takesPayments: takesPayments(chart, account) };
  const paid = paidByLine([first, ...(await Promise.all(others))], line, paying, whoOf(context));
  const { changes, match } = paid;
  const numbers = changes.map(({ before: { number } }) => number).join(', ');
  const answer = { message: `Betalingen er registreret på faktura ${numbers}.`, voucher: 0 };
  const change = await changeInvoices(store, ...changes);
  const audits = changes.map((one) => paymentAudit(one, line));
  await store.commit({
    ...change,
    writes: [...store.bank.setMatch(line, match), ...change.writes],
    audit: auditOf(line, match),
    alsoAudited: [...change.alsoAudited, ...audits],
    answer,
  });
  return answer;
}

const paymentAudit = (
  { before: { number, currency, order, buyer }, amount }: PaidInvoice,
  { date }: BankLine,
) => ({
  action: 'invoices.paymentRecorded' as const,
  subject: `invoice ${number}`,
  order: order.number,
  customer: buyer.customerId,
  changes: { amount, date, currency },
});

/** Posts the line to the account that was chosen. */
async function post({ context, line, account, chart }: Matching) {
  const { store, input, actor } = context;
  const { accountId = '', vat = 0, text = '' } = input.body;
  if (accountId === '') throw badInput({ accountId: 'Vælg en konto.' });
  const { settings } = await store.company.get();
  const books = { accounts: chart, isTaxed: settings.taxPercent !== 0 };
  const { entry, accountIds } = entryOfLine(line, { accountId, vat, text }, books, actor.userId);
  const answerOf = (number: number) => ({
    message: `Bogført som bilag ${number}.`,
    voucher: number,
  });
  const [posted] = await postEntries(context, [entry], (entries) => {
    const matches = entries.map((one) => postingMatch(one, whoOf(context)));
    const [match] = matches;
    return {
      writes: [
        ...matches.flatMap((one) => store.bank.setMatch(line, one)),
        ...markPosted(store, chart, [...new Set([...accountIds, account.id])]),
      ],
      audit: auditOf(line, match ?? { kind: 'posting', text: '' }),
      answer: answerOf(match?.voucher ?? 0),
    };
  });
  return answerOf(posted?.number ?? 0);
}

/** The match with a payment or an entry that is there already. */
async function existing(matching: Matching): Promise<BankMatch> {
  const { context, line, account } = matching;
  const { store, input } = context;
  const { kind, paymentId = '', voucher } = input.body;
  if (kind === 'registered')
    return registeredMatch(
      await invoiceOf(matching, matching.context.input.body.invoice),
      paymentId,
      line,
      whoOf(context),
    );
  if (voucher === undefined) throw badInput({ voucher: 'Skriv et bilagsnummer.' });
  const entry = await store.ledger.get(voucher).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found')
      throw badInput({ voucher: `Bilag ${voucher} findes ikke.` });
    throw error;
  });
  const reversal = reversalOf(entry.number);
  if ((await store.ledger.listPosted([reversal])).has(keyOfSource(reversal)))
    throw new AppError('conflict', { message: `Bilag ${voucher} er tilbageført.` });
  return entryMatch(entry, account, line, whoOf(context));
}

async function link({ context: { store }, line }: Matching, match: BankMatch) {
  const answer = { message: `Afstemt med ${match.text}.`, voucher: match.voucher };
  await store.commit({
    writes: store.bank.setMatch(line, match),
    audit: auditOf(line, match),
    answer,
  });
  return answer;
}
