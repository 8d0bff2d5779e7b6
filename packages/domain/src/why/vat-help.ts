import type { VatBox } from '@driftig/contracts/ledger/vat-box';

interface BoxHelp {
  readonly help: string;
  /** How the figure is made, and the paragraph of momsloven that it follows. */
  readonly rule: string;
}

/** Explains the boxes of the return; source: bookkeeping facts 2.3 and 2.4. */
export const vatHelp: Readonly<Record<VatBox, BoxHelp>> = {
  sales: {
    help: 'Moms af det, I har solgt',
    rule: 'Momsen af salg med 25 % og af køb med omvendt betalingspligt i Danmark (momslovens §§ 4, 33 og 46).',
  },
  goodsAbroad: {
    help: '25 % af varer købt i udlandet',
    rule: 'Momsen af varer fra EU og resten af verden, som I selv skal beregne (momslovens §§ 11, 12 og 33).',
  },
  servicesAbroad: {
    help: '25 % af ydelser købt i udlandet, omvendt betalingspligt',
    rule: 'Momsen af ydelser fra udlandet, som køberen skal beregne (momslovens §§ 16 og 46).',
  },
  input: {
    help: 'Moms af det, I har købt, og som må trækkes fra',
    rule: 'Købsmoms med fuldt, halvt eller 25 % fradrag og den beregnede moms af køb i udlandet (momslovens §§ 37 og 42).',
  },
  energy: {
    help: 'El, gas, olie, kul, CO2 og vand',
    rule: 'Godtgørelse af energiafgifter. Ingen konto er sat op til dem.',
  },
  euGoodsBought: {
    help: 'Værdien uden moms af varekøb i EU',
    rule: 'Grundlaget for varekøb i andre EU-lande (momslovens § 11).',
  },
  euServicesBought: {
    help: 'Værdien uden moms af ydelseskøb i EU',
    rule: 'Grundlaget for ydelseskøb i andre EU-lande (momslovens § 16).',
  },
  euGoodsSold: {
    help: 'Varesalg til virksomheder i EU',
    rule: 'Salg uden moms til momsregistrerede i EU, som også skal med i EU-salg uden moms (momslovens § 34).',
  },
  otherGoodsSold: {
    help: 'Varesalg i EU, der ikke skal med i EU-salg uden moms',
    rule: 'Fjernsalg og montage i andre EU-lande. Ingen momskode er sat op til det.',
  },
  euServicesSold: {
    help: 'Ydelser solgt til virksomheder i EU',
    rule: 'Salg uden moms, hvor køberen beregner momsen (momslovens § 16).',
  },
  otherSales: {
    help: 'Andet salg uden moms: eksport og omvendt betalingspligt i Danmark',
    rule: 'Eksport ud af EU og salg, hvor køberen i Danmark beregner momsen (momslovens §§ 34 og 46).',
  },
};
