import type { BilagType } from '@driftig/contracts/accounting/bilag-type';
import { signedAmount } from '@driftig/domain/accounting/draft';
import { postingLegs, type PostingLeg } from '@driftig/domain/ledger/posting-legs';
import { formatKroner } from '@driftig/domain/format';

import { isNumber } from '../../../ui/fields/number-text.ts';
import { accountLabel } from '../queries.ts';
import type { DraftValues } from './draft-values.ts';
import classes from './drafts.module.css';
import { texts } from './texts.ts';
import type { Books } from './use-books.ts';

interface PostingPreviewProps {
  values: DraftValues;
  books: Books;
}

/** The entry that the draft makes, after every key stroke: debit, credit and the VAT with its reason. */
export function PostingPreview({ values, books }: PostingPreviewProps) {
  const { amount, vat, debitId, creditId } = values;
  const type = (values.type ?? 'expense') as BilagType;
  const legs = postingLegs(
    {
      amount: signedAmount(type, isNumber(amount) ? amount : 0),
      vat: signedAmount(type, isNumber(vat) ? vat : 0),
      debitId: debitId ?? '',
      creditId: creditId ?? '',
    },
    books,
  );
  return <LegTable legs={legs} />;
}

/** Debit, credit and VAT of an entry that is not posted yet. */
export function LegTable({ legs }: { legs: readonly PostingLeg[] }) {
  if (legs.length === 0) return <p className={classes.hint}>{texts.choosePosting}</p>;
  return (
    <table className={classes.posting}>
      <thead>
        <tr>
          <th scope="col">{texts.posting}</th>
          <th scope="col">{texts.debitColumn}</th>
          <th scope="col">{texts.creditColumn}</th>
        </tr>
      </thead>
      <tbody>
        {legs.map((leg) => (
          <Leg key={`${leg.account.id}.${leg.vatOf}`} leg={leg} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.balanced}</th>
          <td>{formatKroner(sumOf(legs, 1))}</td>
          <td>{formatKroner(sumOf(legs, -1))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Leg({ leg: { account, amount, vatOf } }: { leg: PostingLeg }) {
  return (
    <tr data-vat={vatOf !== undefined || undefined}>
      <th scope="row">
        {accountLabel(account)}
        {vatOf === undefined ? null : <small>{texts.vatReason(vatOf)}</small>}
      </th>
      <td>{amount > 0 ? formatKroner(amount) : ''}</td>
      <td>{amount < 0 ? formatKroner(-amount) : ''}</td>
    </tr>
  );
}

/** Sum of the debit legs (1) or of the credit legs (-1), in øre. */
function sumOf(legs: readonly PostingLeg[], side: 1 | -1): number {
  return legs.reduce((sum, { amount }) => sum + Math.max(amount * side, 0), 0);
}
