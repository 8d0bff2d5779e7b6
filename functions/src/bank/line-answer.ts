import type { CompanyData } from '@driftig/data/store';
import type { BankLine } from '@driftig/domain/bank/bank-line';
import type { Suggestion } from '@driftig/domain/bank/suggestion';
import { actorName } from '@driftig/domain/history/actor-name';

/** Lines as they are answered, with the names of who matched them. */
export async function answerLines(
  { users }: Pick<CompanyData, 'users'>,
  lines: readonly BankLine[],
  suggestions: readonly (Suggestion | undefined)[] = [],
) {
  const ids = lines.flatMap(({ match }) => (match === undefined ? [] : [match.by]));
  const names = await users.namesOf([...new Set(ids)]);
  return lines.map(({ match, ...line }, at) => ({
    ...line,
    matched: match === undefined ? null : { ...match, by: actorName(match.by, names) },
    suggested: answerSuggestion(suggestions[at]),
  }));
}

function answerSuggestion(suggestion: Suggestion | undefined) {
  if (suggestion === undefined) return null;
  return { invoice: 0, voucher: 0, paymentId: '', ...suggestion };
}
