import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { sampleIds, sampleOrderNumber } from '@driftig/contracts/core/sample';

import {
  fill,
  inSequence,
  listAction,
  openRowMenu,
  openTab,
  press,
  pressInFront,
  pressItem,
  pressKey,
  see,
  seePage,
  selectRow,
} from '../acts.ts';
import { failWith500, neverAnswer, refuse } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';
import { kinds, type Kind } from './record-kinds.ts';

const failed = see(/^Der opstod en fejl under hentning af data/);
const save = pressInFront('Gem');

/** The screens of a record type that every manager sees. */
const main = ({ name, at = name, id }: Kind): readonly Screen[] => [
  { name, path: `/${at}`, whole: true },
  { name: `${name}-new`, path: `/${at}?new=1` },
  { name: `${name}-edit`, path: `/${at}?open=${id}` },
];

const states = ({ name, at = name, title, list }: Kind): readonly Screen[] => [
  { name: `${name}-menu`, path: `/${at}`, act: openRowMenu },
  {
    name: `${name}-new-empty`,
    path: `/${at}?new=1`,
    act: inSequence(save, see(/is required$|^Udfyld .* eller /)),
  },
  { name: `${name}-delete`, path: `/${at}`, act: inSequence(openRowMenu, pressItem('Slet')) },
  { name: `${name}-no-match`, path: `/${at}?q=findesikke` },
  {
    name: `${name}-loading`,
    path: `/${at}`,
    before: neverAnswer(list),
    act: seePage(title),
    waiting: true,
  },
  { name: `${name}-failed`, path: `/${at}`, before: failWith500(list), act: failed },
];

/** Two valid lines, two invalid ones and an unknown column. */
const chooseFile: Act = async (page) => {
  const lines = [
    'Virksomhed;CVR-nr.;E-mail;Farve;Kunde',
    'Trøjborg Tryk;25450442;tryk@troejborg.dk;blå;41',
    'Skagen Bryghus;12345678;ikke en adresse;;',
    ';;hej@kanel.dk;gul;',
    'Café Kanel;;kaffe@kanel.dk;;',
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'kunder.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
};

const [customers] = kinds as [Kind, ...Kind[]];
const editCustomer = `/customers?open=${customers.id}`;
const change: Act = fill({ [customers.field]: 'Aarhus Teater og Musikhus' });

/** One record type is enough where the dialog is the same for all. */
const showEnquiry = inSequence(openRowMenu, pressItem('Vis forespørgsel'));

const dialogs: readonly Screen[] = [
  {
    name: 'enquiry-details-none',
    path: '/order',
    act: inSequence(showEnquiry, see('Ordren kom ikke af en forespørgsel.')),
  },
  {
    name: 'enquiry-details-failed',
    path: '/order',
    before: failWith500(orderRoutes.getEnquiry),
    act: inSequence(showEnquiry, see('Kunne ikke hente ordredetaljer.')),
  },
  {
    name: 'customers-conflict',
    path: editCustomer,
    before: refuse(recordRoutes.updateRecord, 'conflict'),
    act: inSequence(change, save, see(/^En anden har ændret kunden/)),
  },
  {
    name: 'customers-conflict-loaded',
    path: editCustomer,
    before: refuse(recordRoutes.updateRecord, 'conflict'),
    act: inSequence(change, save, press('Hent det nyeste'), see(/Du ser nu det nyeste/)),
  },
  {
    name: 'customers-save-failed',
    path: editCustomer,
    before: failWith500(recordRoutes.updateRecord),
    act: inSequence(change, save, see('Failed to save data.')),
  },
  {
    name: 'customers-saving',
    path: editCustomer,
    before: neverAnswer(recordRoutes.updateRecord),
    act: inSequence(change, save),
    waiting: true,
  },
  {
    name: 'customers-bad-cvr',
    path: '/customers?new=1',
    act: inSequence(
      fill({ Firma: 'Trøjborg Tryk', 'CVR-nr': '12345678', 'E-mail': 'ikke en adresse' }),
      save,
      see(/^CVR-nummeret er ikke gyldigt/),
    ),
  },
  {
    name: 'customers-unsaved',
    path: editCustomer,
    act: inSequence(change, pressKey('Escape'), see('Kasser det, du har skrevet?')),
  },
  {
    name: 'customers-unknown',
    path: '/customers?open=01JBM4W000CVST0MER00000999',
    act: see('Kunden findes ikke.'),
  },
  {
    name: 'customers-delete-failed',
    path: '/customers',
    before: failWith500(recordRoutes.deleteRecord),
    act: inSequence(openRowMenu, pressItem('Slet'), pressInFront('Slet'), see(/^Failed to delete/)),
  },
  {
    name: 'orders-status',
    path: '/order',
    widths: [768, 1440],
    act: inSequence(press(/skift status/), see('Anulleret')),
  },
  {
    name: 'enquiries-to-order',
    path: '/enquiries?status=new',
    act: inSequence(openRowMenu, pressItem('Opret ordre')),
  },
  { name: 'customers-import', path: '/customers', act: listAction('Importer') },
  {
    name: 'customers-import-lines',
    path: '/customers',
    act: inSequence(listAction('Importer'), chooseFile, see(/linjer? med fejl/)),
  },
  { name: 'customers-chosen', path: '/customers', act: selectRow },
  { name: 'customers-searched', path: '/customers?q=aarhus', whole: true },
  { name: 'customers-sorted-page-2', path: '/customers?size=20&page=2&sort=-town', whole: true },
];

/** The pages of single records, and what one does on them. */
const pages: readonly Screen[] = [
  { name: 'customer-page', path: `/customers/${sampleIds.customer}`, whole: true },
  {
    name: 'customer-page-invoices',
    path: `/customers/${sampleIds.customer}`,
    act: openTab(/^Fakturaer/),
  },
  { name: 'order-page', path: `/order/${sampleOrderNumber}`, whole: true },
  {
    name: 'order-page-lines',
    path: `/order/${sampleOrderNumber}`,
    act: inSequence(press('Ret linjer'), see('Gem linjer')),
  },
  {
    name: 'order-page-note',
    path: `/order/${sampleOrderNumber}`,
    whole: true,
    act: inSequence(press('Ret beskeden: Til medarbejdere'), see('Gem')),
  },
  {
    name: 'order-page-upload',
    path: `/order/${sampleOrderNumber}`,
    act: inSequence(press('Tilføj billeder'), see('Læg billedet op')),
  },
  { name: 'enquiry-page', path: `/enquiries/${sampleIds.enquiry}`, whole: true },
  { name: 'customer-page-gone', path: '/customers/findes-ikke', act: see(/findes ikke længere/) },
  {
    name: 'order-page-delete',
    path: `/order/${sampleOrderNumber}`,
    act: inSequence(press(/^Handlinger for/), pressItem('Slet'), see(/kan ikke hentes frem igen/)),
  },
];

export const recordScreens = kinds.flatMap(main);
export const recordStates = [...kinds.flatMap(states), ...dialogs, ...pages];
/** For a company without records. */
export const noRecords: readonly Screen[] = kinds.map(({ name, at = name }) => ({
  name: `${name}-none`,
  path: `/${at}`,
}));
