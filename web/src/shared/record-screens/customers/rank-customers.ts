import { foldText, wordStart } from '@driftig/domain/text/fold-text';
import { sortByName } from '@driftig/domain/text/sort-danish';

/** Names a customer is found by. A private customer has no company. */
export interface NamedCustomer {
  readonly id: string;
  readonly company: string;
  readonly fullName: string;
}

/** The first name in a chooser: the company, or the person of a private customer. */
export function customerTitle({ company, fullName }: NamedCustomer): string {
  return company === '' ? fullName : company;
}

/** The contact person below a company's name; '' for a private customer. */
export function customerContact({ company, fullName }: NamedCustomer): string {
  return company === '' ? '' : fullName;
}

const NO_MATCH = 4;
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** A customer with the texts that are searched, folded. */
interface Searched<C> {
  readonly customer: C;
  readonly title: string;
  readonly contact: string;
}

/** Lower is better: name, a word in the name, the contact, anything else, nothing. */
function rankOf({ title, contact }: Searched<unknown>, search: string): number {
  if (title.startsWith(search)) return 0;
  if (wordStart(title, search) !== -1) return 1;
  if (wordStart(contact, search) !== -1) return 2;
  const all = `${title} ${contact}`;
  return wordsOf(search).every((word) => all.includes(word)) ? 3 : NO_MATCH;
}

const preparedLists = new WeakMap<object, readonly Searched<NamedCustomer>[]>();

/** Sorting by Danish rules and folding take longer than all else: once for a list, not for each key. */
function preparedOnce<C extends NamedCustomer>(customers: readonly C[]): readonly Searched<C>[] {
  const kept = preparedLists.get(customers) as readonly Searched<C>[] | undefined;
  if (kept !== undefined) return kept;
  const prepared = sortByName(customers, customerTitle).map((customer) => ({
    customer,
    title: foldText(customerTitle(customer)),
    contact: foldText(customerContact(customer)),
  }));
  preparedLists.set(customers, prepared);
  return prepared;
}

/**
 * The customers that match a search, best first: those whose name begins with it, then those with a
 * word that does, then those whose contact person matches, then those that have all its words
 * anywhere. Alphabetical among equals; all of them for an empty search.
 */
export function rankCustomers<C extends NamedCustomer>(
  customers: readonly C[],
  search: string,
): readonly C[] {
  const wanted = foldText(search.trim());
  const prepared = preparedOnce(customers);
  if (wanted === '') return prepared.map(({ customer }) => customer);
  return prepared
    .map((searched) => ({ customer: searched.customer, rank: rankOf(searched, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ customer }) => customer);
}
