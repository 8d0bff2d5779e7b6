import { isValidCvr } from '@driftig/domain/check-digits';

import type { Random } from './random.ts';

type Place = readonly [zipcode: string, town: string];

const places: readonly [Place, ...Place[]] = [
  ['8000', 'Aarhus C'],
  ['8200', 'Aarhus N'],
  ['8260', 'Viby J'],
  ['8270', 'Højbjerg'],
  ['8600', 'Silkeborg'],
  ['8700', 'Horsens'],
  ['8900', 'Randers C'],
  ['8660', 'Skanderborg'],
  ['8400', 'Ebeltoft'],
  ['7100', 'Vejle'],
  ['6000', 'Kolding'],
  ['7000', 'Fredericia'],
  ['9000', 'Aalborg'],
  ['9990', 'Skagen'],
  ['8800', 'Viborg'],
  ['7400', 'Herning'],
];

const companies = [
  'Holm & Søn ApS',
  'Aarhus Teater',
  'Skagen Bryghus',
  'Vejle Kommune',
  'Café Kanel',
  'Østjydsk Entreprise A/S',
  'Mols Maskinværksted ApS',
  'Rådhusets Kantine',
  'Ådalens Efterskole',
  'Silkeborg Sejlklub',
  'Nørrebro Tandlægerne',
  'Kystens Fysioterapi',
  'Bøgeskov Byg ApS',
  'Randers Regnskab I/S',
  'Havnens Ishus',
  'Grønært Catering',
  'Fjordlands Forsikring',
  'Ørsteds Elservice',
  'Hotel Marselis Bugt',
  'Latinerkvarterets Boghandel',
  'Djurs Golfklub',
  'Musikskolen Trekanten',
  'Ebeltoft Færgeri',
  'Skovlyst Friskole',
  'Brabrand Boligforening',
  'Trige Transport A/S',
  'Risskov Bryghus',
  'Hasle Håndbold',
  'Tværgade Arkitekter',
  'Viborg Domkirkes Venner',
  'Herning Messeservice',
  'Kolding Kunstforening',
  'Lillebælt Pumper A/S',
  'Gudenå Kanofart',
  'Søhøjlandets Turistforening',
  'Kaffebaren Blåregn',
  'Væksthuset Midt',
  'Advokaterne Ågade',
  'Skødstrup Smede',
  'Ullerup Vingård',
  'Nordkraft Scene',
  'Tirsbæk Gods',
  'Bæk & Bro Landskab',
  'Æbleriet Samsø',
  'Lyngby Gymnastik',
  'Horsens Havnefront',
] as const;

const couples = [
  'Bryllup Jensen/Møller',
  'Kirsten og Poul Dam',
  'Familien Rosenlund',
  'Amalie Bech',
  'Hans Østergaard',
  'Lise Kjærgaard',
  'Bryllup Friis/Lange',
  'Torben Mikkelsen',
  'Anne-Grethe Vad',
  'Familien Skov Petersen',
  'Rasmus Ehlers',
  'Bryllup Nygaard/Ali',
  'Sofie Krag',
] as const;

const contacts: readonly [string, ...string[]] = [
  'Kirsten Holm',
  'Peter Ravn',
  'Louise Mark',
  'Henrik Bruun',
  'Tina Aagaard',
  'Søren Kjær',
  'Camilla Holst',
  'Lars Overgaard',
  'Maria Thygesen',
  'Bo Vestergaard',
  'Helle Damgaard',
  'Jesper Lind',
  'Pia Krogsgaard',
];
const streets: readonly [string, ...string[]] = [
  'Havnegade',
  'Dæmningen',
  'Søndergade',
  'Åboulevarden',
  'Jernbanegade',
  'Industrivej',
  'Nørregade',
  'Kirkevej',
  'Skovbrynet',
  'Strandvejen',
  'Møllevej',
  'Østre Ringvej',
];

/** The next number from `start` with a valid check digit. */
function cvrFrom(start: number): string {
  let number = start;
  while (!isValidCvr(String(number))) number += 1;
  return String(number);
}

const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', é: 'e' };
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[æøåé]/g, (letter) => letters[letter] ?? '')
    .replaceAll(/[^a-z0-9]/g, '');

/** The customer that the sample requests name. */
const first = {
  company: 'Aarhus Havn Event A/S',
  fullName: 'Lone Bjerregaard',
  cvr: '25450442',
  address: 'Mindet 6',
  zipcode: '8000',
  town: 'Aarhus C',
  country: 'Danmark',
  email: 'lone@aarhushavnevent.dk',
  phone: '87 30 20 10',
  description: 'Fast kunde siden 2023. Faktura sendes til bogholderiet.',
};

function address(random: Random) {
  const [zipcode, town] = random.pick(places);
  return {
    address: `${random.pick(streets)} ${random.between(1, 140)}`,
    zipcode,
    town,
    country: 'Danmark',
    phone: `${random.between(20, 98)} ${random.between(10, 99)} ${random.between(10, 99)} ${random.between(10, 99)}`,
  };
}

/** 60 customers in the format of the form: companies, and private people without CVR. */
export function demoCustomers(random: Random): readonly Record<string, string>[] {
  const firms = companies.map((company) => ({
    company,
    fullName: random.pick(contacts),
    cvr: cvrFrom(random.between(10_000_000, 43_000_000)),
    email: `faktura@${slug(company)}.dk`,
    ...address(random),
  }));
  const privates = couples.map((fullName) => ({
    fullName,
    email: `${slug(fullName)}@post.dk`,
    ...address(random),
  }));
  return [first, ...firms, ...privates];
}
