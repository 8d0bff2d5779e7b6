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

/** '' without customers: the element may not be empty. */
export function saftCustomers(customers: readonly ExportedCustomer[]): string {
  if (customers.length === 0) return '';
  return element(
    'Customers',
    ...customers.map((customer) =>
      element(
        'Customer',
        textElement('CustomerID', customer.id, 35),
        customer.cvr === '' ? '' : registrationOf(customer.cvr),
        textElement('Name', customer.name, 70),
        addressOf(customer),
        bankOf('', '', ''),
      ),
    ),
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
