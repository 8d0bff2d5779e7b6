import type { EntryLine, LedgerEntry } from '../ledger/entry.ts';

/** An entry as an export needs it. */
export interface ExportedEntry extends Pick<
  LedgerEntry,
  'number' | 'date' | 'text' | 'registeredAt'
> {
  readonly sourceKind: LedgerEntry['source']['kind'];
  readonly sourceId: string;
  /** The name of the person or job that registered it. */
  readonly by: string;
  readonly lines: readonly EntryLine[];
}

/** A company as the header of an export shows it. */
export interface ExportedCompany {
  readonly name: string;
  readonly cvr: string;
  readonly address: string;
  readonly zipcode: string;
  readonly town: string;
  readonly country: string;
  readonly bankName: string;
  readonly regNumber: string;
  readonly accountNumber: string;
}

export interface ExportedCustomer extends Pick<
  ExportedCompany,
  'name' | 'cvr' | 'address' | 'zipcode' | 'town' | 'country'
> {
  readonly id: string;
}
