/** The account an invoice is to be paid to. */
export interface Bank {
  readonly bankName: string;
  readonly regNumber: string;
  readonly accountNumber: string;
}

type TypedBank = { readonly [K in keyof Bank]?: string | undefined };

/**
 * The account typed on an invoice when it differs from the company's own; undefined when it is the
 * same, or nothing was typed.
 */
export function bankOverride(typed: TypedBank, company: Bank): Bank | undefined {
  const { bankName = '', regNumber = '', accountNumber = '' } = typed;
  const isCompanys =
    bankName === company.bankName &&
    regNumber === company.regNumber &&
    accountNumber === company.accountNumber;
  const isEmpty = bankName === '' && regNumber === '' && accountNumber === '';
  return isCompanys || isEmpty ? undefined : { bankName, regNumber, accountNumber };
}
