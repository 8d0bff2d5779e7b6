/** The account that an invoice asks to be paid to. */
export interface Bank {
  readonly bankName: string;
  readonly regNumber: string;
  readonly accountNumber: string;
}

type TypedBank = { readonly [K in keyof Bank]?: string | undefined };

/**
 * The account written on one invoice, where it is another than the company's own; undefined where
 * it is that one, or nothing was written.
 */
export function bankOverride(written: TypedBank, company: Bank): Bank | undefined {
  const { bankName = '', regNumber = '', accountNumber = '' } = written;
  const isCompanys =
    bankName === company.bankName &&
    regNumber === company.regNumber &&
    accountNumber === company.accountNumber;
  const isEmpty = bankName === '' && regNumber === '' && accountNumber === '';
  return isCompanys || isEmpty ? undefined : { bankName, regNumber, accountNumber };
}
