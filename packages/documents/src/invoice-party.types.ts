export type InvoiceParty = {
  readonly address: string;
  readonly zipcode: string;
  readonly town: string;
  readonly country: string;
  readonly cvr: string;
};

export type InvoiceSeller = InvoiceParty & {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly bankName: string;
  readonly regNumber: string;
  readonly accountNumber: string;
  /** Creditor number for payment cards of kind 71, eight digits. */
  readonly fikCreditor?: string | undefined;
};

/** The buyer; `name` is the person for whose attention the invoice is. */
export type InvoiceBuyer = InvoiceParty & {
  readonly company: string;
  readonly name: string;
  /** EAN number of 13 digits, by which public customers are reached. */
  readonly gln?: string | undefined;
  /** With the country's letters. */
  readonly vatNumber?: string | undefined;
  /** A person, an order or a requisition number of the buyer's. */
  readonly reference?: string | undefined;
};
