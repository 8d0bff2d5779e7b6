export const texts = {
  business: 'Firma',
  description: 'Beskrivelse',
  amount: 'Beløb med moms',
  vat: 'Heraf moms',
  date: 'Dato',
  type: 'Bilag type',
  trip: 'Rejse',
  account: 'Konto',
  employee: 'Medarbejder',
  left: (name: string) => `${name} (fratrådt)`,
  asLast: 'Udfyldt som sidst',
  readCvr: (cvr: string) => `CVR ${cvr}`,
};
