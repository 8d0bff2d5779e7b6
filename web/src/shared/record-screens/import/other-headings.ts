import type { ImportedType } from '@driftig/contracts/records/import';
import type { RecordType } from '@driftig/contracts/records/record-type';

/**
 * Headings of other programs and English spreadsheets for a field, besides its label and names:
 * e-conomic, Dinero and Billy by their export files and APIs.
 */
type Headings = Readonly<Record<string, readonly string[]>>;

const price = [
  'Pris',
  'Salgspris',
  'Enhedspris',
  'Stykpris',
  'Nettopris',
  'Pris ekskl. moms',
  'Salgspris ekskl. moms',
  'Price',
  'Unit price',
  'Sales price',
  'Price excl. VAT',
  'Price ex VAT',
];
const quantity = [
  'Lager',
  'På lager',
  'Antal på lager',
  'Lagerbeholdning',
  'Quantity',
  'Qty',
  'Stock',
  'In stock',
];
const description = ['Tekst', 'Description', 'Details', 'Note', 'Noter', 'Notes'];

const headingsByType: Readonly<Record<ImportedType, Headings>> = {
  customers: {
    company: [
      'Firmanavn',
      'Virksomhed',
      'Virksomhedsnavn',
      'Kundenavn',
      'Kunde',
      'Company name',
      'Business name',
      'Customer',
      'Customer name',
      'Organisation',
      'Organization',
    ],
    fullName: [
      'Fulde navn',
      'Kontaktperson',
      'Kontakt',
      'Att',
      'Att. person',
      'Attention',
      'Name',
      'Full name',
      'Contact',
      'Contact person',
      'Contact name',
    ],
    cvr: [
      'CVR',
      'CVR-nummer',
      'SE-nr',
      'Momsnummer',
      'VAT',
      'VAT no.',
      'VAT number',
      'VAT ID',
      'Registration no.',
      'Registration number',
      'Corporate identification number',
    ],
    gln: ['EAN', 'EAN-nummer', 'EAN-lokationsnummer', 'GLN', 'GLN-nr', 'GLN-nummer', 'EAN number'],
    address: [
      'Gade',
      'Vej',
      'Vejnavn',
      'Adresse 1',
      'Adresselinje 1',
      'Address',
      'Address 1',
      'Street',
      'Street address',
    ],
    zipcode: ['Postnummer', 'Postkode', 'Zip', 'Zip code', 'Postal code', 'Postcode'],
    town: ['Bynavn', 'Postdistrikt', 'City', 'Town'],
    country: ['Country'],
    email: ['Mail', 'Mailadresse', 'E-mailadresse', 'Faktura e-mail', 'Email address'],
    phone: [
      'Tlf',
      'Tlf-nr',
      'Telefonnummer',
      'Telefonnr',
      'Mobil',
      'Mobilnummer',
      'Mobiltelefon',
      'Phone',
      'Phone number',
      'Telephone',
      'Telephone and fax number',
      'Mobile',
      'Mobile phone',
    ],
    reference: ['Reference', 'Deres ref', 'Your reference'],
    paymentDays: ['Betalingsfrist', 'Kreditdage', 'Payment days', 'Credit days'],
    description: [...description, 'Bemærkning', 'Bemærkninger', 'Comment'],
  },
  products: {
    name: [
      'Varenavn',
      'Varebetegnelse',
      'Produktnavn',
      'Produkt',
      'Vare',
      'Name',
      'Product',
      'Product name',
      'Item',
      'Item name',
    ],
    description: [...description, 'Varebeskrivelse', 'Produktbeskrivelse'],
    quantity,
    price,
    unit: ['Unit'],
    serialNumber: ['Serienr', 'Serial number', 'Serial no.'],
    vendor: ['Leverandørnavn', 'Vendor', 'Supplier'],
  },
  tasks: {
    name: ['Ydelse', 'Ydelsesnavn', 'Name', 'Service', 'Service name'],
    description,
    quantity,
    price,
  },
};

export function otherHeadings({ name: type }: RecordType, field: string): readonly string[] {
  return headingsByType[type as ImportedType]?.[field] ?? [];
}

/**
 * Accounting programs call the customer 'Navn' where a column of its own has the person. In a file with
 * such a column these headings mean the company.
 */
export const companyBesideContact: readonly string[] = ['Navn', 'Name'];
