import { vatCodes, type VatCode } from '@driftig/contracts/accounting/account-type';

import type { Account } from '../accounting/account.ts';
import { chartVersion } from '../accounting/public-chart.ts';
import { vatRule } from '../ledger/vat-rules.ts';
import { countryCode } from './country-code.ts';
import type { ExportedCompany, ExportedCustomer } from './exported-entry.ts';
import { saftAmount } from './saft-amount.ts';
import { isStandardVatCode, vatTexts } from './vat-texts.ts';
import { element, textElement } from './xml.ts';

/** An account of the chart with its balance at both ends of the period, in øre and debit above 0. */
export interface ExportedAccount extends Pick<
  Account,
  'number' | 'name' | 'type' | 'standardNumber'
> {
  readonly opening: number;
  readonly closing: number;
}

const accountTypes = { asset: 'Asset', liability: 'Liability', income: 'Sale', expense: 'Expense' };
/** A bank account is asked for with each company and customer; where there is none, the file says so. */
const unknown = 'Ikke oplyst';
/** The rate of 25 % is in force since then. */
const rateSince = '1992-01-01';

const balance = (side: 'Opening' | 'Closing', oere: number) =>
  element(oere < 0 ? `${side}CreditBalance` : `${side}DebitBalance`, saftAmount(Math.abs(oere)));

export function saftAccounts(accounts: readonly ExportedAccount[]): string {
  return element(
    'GeneralLedgerAccounts',
    textElement('NameOfStandardAccount', 'Standardkontoplanen'),
    textElement('VersionOfStandardAccount', chartVersion),
    ...accounts.map(({ number, name, type, standardNumber, opening, closing }) =>
      element(
        'Account',
        textElement('AccountID', String(number)),
        textElement('AccountDescription', name, 256),
        standardNumber === 0 ? '' : textElement('StandardAccountID', String(standardNumber)),
        textElement('AccountType', accountTypes[type]),
        balance('Opening', opening),
        balance('Closing', closing),
      ),
    ),
  );
}

type Place = Pick<ExportedCompany, 'address' | 'zipcode' | 'town' | 'country'>;

const addressOf = ({ address, zipcode, town, country }: Place) =>
  element(
    'Address',
    textElement('StreetName', address, 70),
    textElement('City', town, 35),
    textElement('PostalCode', zipcode, 18),
    textElement('Country', countryCode(country)),
  );

const registrationOf = (cvr: string) =>
  /^[1-9]\d{7}$/.test(cvr)
    ? textElement('CVR', cvr)
    : textElement('RegistrationNumber', cvr || unknown, 35);

const bankOf = (accountNumber: string, name: string, regNumber: string) =>
  element(
    'BankAccount',
    textElement('BankAccountNumber', accountNumber || unknown, 35),
    name === '' ? '' : textElement('BankAccountName', name, 70),
    textElement('SortCode', regNumber || unknown, 18),
  );

export function saftCompany(company: ExportedCompany): string {
  return element(
    'Company',
    registrationOf(company.cvr),
    textElement('Name', company.name, 70),
    addressOf(company),
    bankOf(company.accountNumber, company.bankName, company.regNumber),
  );
}

/** '' without parties: the element may not be empty. */
function partiesOf(name: 'Customer' | 'Supplier', parties: readonly ExportedCustomer[]): string {
  if (parties.length === 0) return '';
  return element(
    `${name}s`,
    ...parties.map((party) =>
      element(
        name,
        textElement(`${name}ID`, party.id, 35),
        party.cvr === '' ? '' : registrationOf(party.cvr),
        textElement('Name', party.name, 70),
        addressOf(party),
        bankOf('', '', ''),
      ),
    ),
  );
}

export const saftCustomers = (customers: readonly ExportedCustomer[]) =>
  partiesOf('Customer', customers);

const noPlace = { cvr: '', address: '', zipcode: '', town: '', country: '' };

/** Shops by their names as receipts have them, each once whatever its capitals; no more is known of them. */
export function saftSuppliers(shops: readonly string[]): string {
  const named = new Map<string, string>();
  for (const shop of shops) {
    const name = shop.trim().replaceAll(/\s+/g, ' ');
    const key = name.toLowerCase();
    if (key !== '' && !named.has(key)) named.set(key, name);
  }
  const sorted = [...named].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return partiesOf(
    'Supplier',
    sorted.map(([, name], index) => ({ ...noPlace, id: `L${index + 1}`, name })),
  );
}

/** In percent. */
export const vatPercent = (code: VatCode) => {
  const rule = vatRule(code);
  return rule === undefined || rule.kind === 'untaxed' ? 0 : 25;
};

export function saftTaxTable(): string {
  const codes = vatCodes.filter((code) => code !== '');
  return element(
    'TaxTable',
    element(
      'TaxTableEntry',
      textElement('TaxType', 'VAT'),
      textElement('Description', 'VAT'),
      ...codes.map((code) =>
        element(
          'TaxCodeDetails',
          textElement('TaxCode', code),
          isStandardVatCode(code) ? textElement('StandardTaxCode', code) : '',
          textElement('EffectiveDate', rateSince),
          textElement('Description', vatTexts[code]),
          textElement('TaxPercentage', String(vatPercent(code))),
          textElement('Country', 'DK'),
        ),
      ),
    ),
  );
}
