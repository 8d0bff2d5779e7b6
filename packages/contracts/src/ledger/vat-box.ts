/** The boxes of the VAT return in its order, by their Danish names. */
export const vatBoxes = {
  sales: 'Salgsmoms',
  goodsAbroad: 'Moms af varekøb i udlandet',
  servicesAbroad: 'Moms af ydelseskøb i udlandet',
  input: 'Købsmoms',
  energy: 'Energiafgifter',
  euGoodsBought: 'Rubrik A, varer',
  euServicesBought: 'Rubrik A, ydelser',
  euGoodsSold: 'Rubrik B, varer (EU-salg uden moms)',
  otherGoodsSold: 'Rubrik B, varer (indberettes ikke til EU-salg)',
  euServicesSold: 'Rubrik B, ydelser',
  otherSales: 'Rubrik C',
} as const;
export type VatBox = keyof typeof vatBoxes;
