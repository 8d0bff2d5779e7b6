import type { companyRoutes } from './routes.ts';
import { currencies, currencyCodes } from './currencies.ts';
import { sampleIds, type SamplesOf } from '../core/sample.ts';

const settings = {
  gcompanyname: 'Nordlys Event ApS',
  gphone: '86 12 34 56',
  gemail: 'faktura@nordlysevent.dk',
  gcvr: '13748136',
  gaddress: 'Havnegade 4',
  gtown: 'Aarhus C',
  gcountry: 'Danmark',
  gzipcode: '8000',
  bankname: 'Østjydsk Bank',
  regnumber: '7230',
  kontonumber: '0001234567',
  fikcreditor: '81234567',
  currency: 'DKK',
} as const;

export const companySamples: SamplesOf<typeof companyRoutes> = {
  getCompanySettings: {
    response: [
      {
        ...settings,
        invoiceactualnumber: 1250,
        skippednumbers: [],
        depprice: 5000,
        tax: 25,
        paymentdays: 8,
        version: 1,
      },
    ],
  },
  updateCompanySettings: {
    body: {
      ...settings,
      invoiceactualnumber: '2000',
      skipreason: 'Numrene til 1999 er brugt i vores gamle program.',
      depprice: '5.000,00',
      tax: '25',
      paymentdays: '8',
      version: 1,
    },
    response: { message: 'Indstillingerne er gemt' },
  },
  getCurrency: {
    response: {
      currency: 'DKK',
      currencies: currencyCodes.map((code) => ({ code, name: currencies[code] })),
    },
  },
  getFirstTimeUser: { response: { firstTime: false } },
  getFirstTimeCompany: { response: { firstTimeSettup: false } },
  saveFirstTimeUser: {
    body: { fullName: 'Mette Lindqvist', phone: '86 12 34 56', mobile: '20 30 40 50' },
    response: { message: 'Dine oplysninger er gemt' },
  },
  getPlan: {
    response: {
      plan: 'pro',
      openPlan: 'pro',
      trialDaysLeft: 12,
      trialEnded: false,
      users: { used: 12, limit: null },
      invoices: { used: 14, limit: null },
      suspended: false,
      secondFactorOf: 'nobody',
    },
  },
  changePlan: { body: { plan: 'pro' }, response: { message: 'I er nu på Pro.' } },
  requestPlan: {
    body: { plan: 'enterprise', message: 'Vi er 80 medarbejdere.' },
    response: { message: 'Tak. Vi skriver til jer inden for en arbejdsdag.' },
  },
  requireSecondFactor: {
    body: { of: 'nobody' },
    response: { message: 'Totrinslogin kræves ikke længere.' },
  },
  uploadLogo: { response: { message: 'Logoet er gemt' } },
  removeLogo: { response: { message: 'Logoet er fjernet' } },
  showLogo: { response: { content: '/9j/4AAQSkZJRg==', mediaType: 'image/jpeg' } },
  listDepartments: {
    response: [{ id: sampleIds.department, name: 'Opsætning', members: 4, version: 1 }],
  },
  deleteDepartment: {
    body: { id: sampleIds.department, isFirst: false },
    response: { message: 'Slettede "Opsætning".' },
  },
  listRoles: {
    response: [
      { id: 1, name: 'Medarbejder' },
      { id: 2, name: 'Administrator' },
      { id: 3, name: 'Ejer' },
    ],
  },
};
