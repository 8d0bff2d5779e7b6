import { companyRoutes } from '@driftig/contracts/company/routes';

import type { TestCompany } from './company.ts';

/** The form of the company settings as the dialog sends it. */
export const settingsForm = {
  gcompanyname: 'Prøve ApS',
  gphone: '86 12 34 56',
  gemail: 'faktura@proeve.dk',
  gcvr: 'DK 13 74 81 36',
  gaddress: 'Havnegade 4',
  gtown: 'Aarhus C',
  gcountry: 'Danmark',
  gzipcode: '8000',
  invoiceactualnumber: '1',
  bankname: 'Prøvebanken',
  regnumber: '0123',
  kontonumber: '0001234567',
  fikcreditor: '81234567',
  depprice: '5.000,00',
  tax: '25',
  paymentdays: '14',
  currency: 'DKK',
};
type Changes = Readonly<Record<string, unknown>>;

/** Saves the form with these changes, as the owner. */
export const saveSettings = ({ owner }: TestCompany, changes: Changes = {}) =>
  owner.call(companyRoutes.updateCompanySettings, { body: { ...settingsForm, ...changes } });

/** The settings as the owner reads them. */
export async function settingsOf({ owner }: TestCompany): Promise<Record<string, unknown>> {
  const { json } = await owner.call(companyRoutes.getCompanySettings);
  return (json as [Record<string, unknown>])[0];
}
