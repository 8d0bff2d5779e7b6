import type { AccountType, VatCode } from '@driftig/contracts/accounting/account-type';

/** Version of the public chart by the Danish Business Authority, valid from 2026-01-01. */
export const chartVersion = '20260101';

type Row = readonly [number: number, type: AccountType, vatCode: VatCode, name: string];

/**
 * Accounts of the public chart that a service company posts to, under their official numbers and names;
 * a company need not use all of the chart (product F15). The result accounts first, then those of the
 * balance. The two accounts of entertainment have the code of restaurants; gifts have none.
 */
const rows: readonly Row[] = [
  [1010, 'income', 'S1', 'Salg af varer og ydelser'],
  [1050, 'income', 'SEUV', 'Salg af varer udland, EU'],
  [1100, 'income', 'SEXP', 'Salg af varer udland, ikke-EU'],
  [1150, 'income', 'SEUY', 'Salg af ydelser udland, EU'],
  [1200, 'income', 'SEXP', 'Salg af ydelser udland, ikke-EU'],
  [1210, 'income', 'S1', 'Salgsrabatter'],
  [1250, 'income', 'S1', 'Salgsfragt'],
  [1530, 'income', '', 'Gevinst ved salg af materielle anlægsaktiver'],
  [1545, 'income', '', 'Offentlige tilskud'],
  [1550, 'income', '', 'Øvrige andre driftsindtægter'],
  [1610, 'expense', 'K1', 'Varekøb'],
  [1630, 'expense', 'KEUV', 'Varekøb udland, EU'],
  [1650, 'expense', 'KUDV', 'Varekøb udland, ikke-EU'],
  [1660, 'expense', 'K1', 'Ydelseskøb'],
  [1710, 'expense', 'KEUY', 'Ydelseskøb udland, EU'],
  [1740, 'expense', 'KUDY', 'Ydelseskøb, udland, ikke-EU'],
  [1745, 'expense', 'K1', 'Underleverandører (varer/ydelser leveret til kunder)'],
  [1760, 'expense', 'K1', 'Fragtomkostninger'],
  [1850, 'expense', 'K1', 'Annoncering og reklame'],
  [1870, 'expense', 'K1', 'Udstillinger og dekoration'],
  [1910, 'expense', 'KREP', 'Repræsentationsomkostninger, skattemæssigt begrænset fradrag'],
  [1930, 'expense', 'KREP', 'Repræsentationsomkostninger, fuld fradragsret skattemæssigt'],
  [1950, 'expense', 'K1', 'Andre salgsomkostninger'],
  [1990, 'expense', '', 'Gaver og blomster'],
  [2000, 'expense', '', 'Rejseomkostninger (salgsomkostning)'],
  [2030, 'expense', '', 'Husleje'],
  [2050, 'expense', 'K1', 'El'],
  [2070, 'expense', 'K1', 'Vand'],
  [2080, 'expense', 'K1', 'Varme'],
  [2150, 'expense', 'K1', 'Rengøring og renovation (affaldshåndtering)'],
  [2160, 'expense', 'K1', 'Reparation og vedligeholdelse'],
  [2180, 'expense', '', 'Forsikringer til lokaler og bygninger'],
  [2200, 'expense', 'K1', 'Andre lokaleomkostninger'],
  [2230, 'expense', 'K1', 'Småanskaffelser under skattemæssig grænse for småaktiver'],
  [2280, 'expense', '', 'Tab på tilgodehavender fra salg og tjenesteydelser'],
  [2310, 'expense', 'K1', 'It-udstyr (hardware, software inkl. licenser og abonnementer)'],
  [2350, 'expense', '', 'Kantineomkostninger'],
  [2370, 'expense', '', 'Kontingenter'],
  [2390, 'expense', '', 'Porto og gebyrer'],
  [2410, 'expense', 'K1', 'Telefon og internet mv. (kun virksomhed)'],
  [2450, 'expense', 'K1', 'Kontorartikler'],
  [2460, 'expense', 'K1', 'Leje og operationelle leasingydelser (ekskl. husleje)'],
  [2470, 'expense', '', 'Rejseomkostninger (administrationsomkostning)'],
  [2480, 'expense', 'K1', 'Vikarassistance'],
  [2510, 'expense', 'K1', 'Konsulentydelser'],
  [2530, 'expense', '', 'Leasingomkostninger, personbiler'],
  [2540, 'expense', '', 'Driftsomkostninger, personbiler'],
  [2560, 'expense', 'K1', 'Driftsomkostninger, varebiler'],
  [2569, 'expense', 'K1', 'Leasingomkostninger, varebiler'],
  [2620, 'expense', 'K1', 'Parkeringsomkostninger'],
  [2650, 'expense', '', 'Øvrige forsikringer'],
  [2660, 'expense', '', 'Offentlige gebyrer og bøder (ej fradragsberettiget skattemæssigt)'],
  [2670, 'expense', 'K1', 'Revision og regnskabsmæssig assistance'],
  [2680, 'expense', 'K1', 'Advokatmæssig assistance'],
  [2720, 'expense', '', 'Øreafrunding/kassedifferencer'],
  [2810, 'expense', 'K1', 'Andre eksterne omkostninger'],
  [2845, 'expense', '', 'AM Bidragspligtig A-Indkomst'],
  [2846, 'expense', '', 'AM Bidragsfri A-Indkomst'],
  [2860, 'expense', '', 'Feriepenge og SH-tillæg'],
  [2895, 'expense', '', 'Skattefri rejse- og befordringsgodtgørelse'],
  [2896, 'expense', 'K1', 'Kursusudgifter'],
  [2898, 'expense', '', 'ATP, arbejdsgiver'],
  [2910, 'expense', '', 'Pensioner, arbejdsgiver'],
  [3050, 'expense', '', 'Af- og nedskrivninger af andre anlæg, driftsmateriel og inventar'],
  [3470, 'income', '', 'Renter fra banker'],
  [3490, 'income', '', 'Renter vedr. tilgodehavende fra salg af varer og tjenesteydelser'],
  [3535, 'income', '', 'Valutakursregulering (gevinst)'],
  [3610, 'expense', '', 'Valutakursregulering (tab)'],
  [3670, 'expense', '', 'Renter til banker og realkreditinstitutter'],
  [5580, 'asset', 'K1', 'Andre anlæg, driftsmateriel og inventar, årets tilgange'],
  [6190, 'asset', '', 'Tilgodehavender fra salg og tjenesteydelser'],
  [6320, 'asset', '', 'Tilgodehavende moms (omsætningsaktiv)'],
  [6330, 'asset', '', 'Øvrige tilgodehavender (omsætningsaktiv)'],
  [6390, 'asset', '', 'Periodeafgrænsningsposter, der kan opretholdes skattemæssigt'],
  [6470, 'asset', '', 'Likvide beholdninger'],
  [6480, 'asset', '', 'Bankkonto'],
  [6510, 'liability', '', 'Registreret kapital mv.'],
  [6935, 'liability', '', 'Overført resultat, primo'],
  [6940, 'liability', '', 'Overført resultat, jf. resultatdisponering'],
  [7120, 'liability', '', 'Gæld til banker (langfristet)'],
  [7410, 'liability', '', 'Modtagne forudbetalinger fra kunder (kortfristet)'],
  [7440, 'liability', '', 'Leverandører af varer og tjenesteydelser (kortfristet)'],
  [7590, 'liability', '', 'Gæld til virksomhedsdeltagere og ledelse (kortfristet)'],
  [7680, 'liability', '', 'Salgsmoms'],
  [7700, 'liability', '', 'Moms af varekøb udland, EU og ikke-EU'],
  [7720, 'liability', '', 'Moms af ydelseskøb udland, EU og ikke-EU'],
  [7740, 'liability', '', 'Købsmoms'],
  [7840, 'liability', '', 'Skyldig moms'],
  [7860, 'liability', '', 'Skyldig løn og gager'],
  [7900, 'liability', '', 'Skyldige feriepenge'],
  [7920, 'liability', '', 'Skyldig A-skat'],
  [7940, 'liability', '', 'Skyldigt AM-bidrag'],
  [7960, 'liability', '', 'Skyldigt ATP-bidrag'],
  [8010, 'liability', '', 'Skyldig arbejdsgiverbidrag (samlet betaling)'],
  [8030, 'liability', '', 'Skyldig feriepengeforpligtigelse'],
];

interface StandardAccount {
  readonly number: number;
  readonly name: string;
  readonly type: AccountType;
  readonly vatCode: VatCode;
}

export const publicChart: readonly StandardAccount[] = rows.map(
  ([number, type, vatCode, name]) => ({
    number,
    name,
    type,
    vatCode,
  }),
);

const byNumber = new Map(publicChart.map((account) => [account.number, account]));

/** Undefined where the offered part of the public chart has no such account. */
export const standardAccount = (number: number): StandardAccount | undefined =>
  byNumber.get(number);
