import type { DateText } from '../dates.ts';
import type { ExportedCompany, ExportedCustomer } from './exported-entry.ts';
import { saftAmount } from './saft-amount.ts';
import type { ExportTotals } from './saft-entry.ts';
import {
  saftAccounts,
  saftCompany,
  saftCustomers,
  saftSuppliers,
  saftTaxTable,
  type ExportedAccount,
} from './saft-masters.ts';
import { element, textElement } from './xml.ts';

interface SaftFacts {
  readonly company: ExportedCompany;
  readonly accounts: readonly ExportedAccount[];
  readonly customers: readonly ExportedCustomer[];
  /** Names of the shops of the period's receipts. */
  readonly shops: readonly string[];
  /** First and last day of the period. */
  readonly from: DateText;
  readonly to: DateText;
  readonly today: DateText;
  /** Sums of the entries that follow. */
  readonly totals: ExportTotals;
}

const saftNamespace = 'urn:StandardAuditFile-Taxation-Financial:DK';

/**
 * A SAF-T file of version 2.1 is this beginning, a transaction for each entry, and `saftEnd`. The beginning has sums of
 * the entries, so it is written last. The entries are of one journal, as the vouchers are one series.
 */
export function saftBeginning(facts: SaftFacts): string {
  const { totals } = facts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<AuditFile xmlns="${saftNamespace}">`,
    headerOf(facts),
    element(
      'MasterFiles',
      saftAccounts(facts.accounts),
      saftCustomers(facts.customers),
      saftSuppliers(facts.shops),
      saftTaxTable(),
    ),
    '<GeneralLedgerEntries>',
    textElement('NumberOfEntries', String(totals.entries)),
    textElement('TotalDebit', saftAmount(totals.debit)),
    textElement('TotalCredit', saftAmount(totals.credit)),
    '<Journal>',
    textElement('JournalID', 'BILAG'),
    textElement('Description', 'Bilag'),
    textElement('Type', 'GL'),
  ].join('');
}

export const saftEnd = '</Journal></GeneralLedgerEntries></AuditFile>\n';

function headerOf({ company, from, to, today }: SaftFacts): string {
  return element(
    'Header',
    textElement('AuditFileVersion', '2.1'),
    textElement('AuditFileCountry', 'DK'),
    textElement('AuditFileDateCreated', today),
    textElement('SoftwareCompanyName', 'Driftig'),
    textElement('SoftwareID', 'Driftig'),
    textElement('SoftwareVersion', '1'),
    saftCompany(company),
    textElement('DefaultCurrencyCode', 'DKK'),
    element(
      'SelectionCriteria',
      textElement('SelectionStartDate', from),
      textElement('SelectionEndDate', to),
    ),
    textElement('TaxEntity', company.name, 70),
  );
}
