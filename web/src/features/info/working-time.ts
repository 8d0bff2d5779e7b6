import type { InfoText } from './info-text.ts';

/** The content of the page about the duty to register working time, with its sources. */
const parts: InfoText['parts'] = [
  {
    title: 'Hvad loven kræver',
    paragraphs: [
      'Siden 1. juli 2024 har danske arbejdsgivere haft pligt til at indføre et system, der måler hver enkelt medarbejders daglige arbejdstid. Pligten står i § 4 b i lov om gennemførelse af dele af arbejdstidsdirektivet, indsat ved lov nr. 89 af 30. januar 2024. Den gælder uanset virksomhedens størrelse.',
      'Systemet skal være:',
    ],
    points: [
      'Objektivt: det måler den tid, der faktisk er arbejdet.',
      'Pålideligt: tallene kan kontrolleres og bliver ikke væk.',
      'Tilgængeligt: medarbejderen kan selv se sine egne registreringer.',
    ],
  },
  {
    title: 'Hvad der skal registreres',
    paragraphs: [
      'Det er den samlede arbejdstid pr. dag, der skal kunne måles. Loven kræver ikke klokkeslæt for, hvornår arbejdet begyndte og sluttede, og den bestemmer ikke, hvordan I registrerer.',
      'Har en medarbejder en fast arbejdstid, er det nok at registrere afvigelserne fra den, så længe den daglige arbejdstid kan læses ud af tallene.',
    ],
  },
  {
    title: 'Gem registreringerne i fem år',
    paragraphs: [
      'Registreringerne skal gemmes i fem år efter udgangen af den periode, som den ugentlige arbejdstid beregnes over. Perioden er som udgangspunkt fire måneder.',
      'Slutter en periode den 31. oktober 2026, skal timerne altså gemmes til og med den 31. oktober 2031. Det gælder også timer for medarbejdere, der er holdt op.',
    ],
  },
  {
    title: 'Hvem der er undtaget',
    paragraphs: [
      'Selvtilrettelæggere er undtaget. Det er medarbejdere, hvis arbejdstid på grund af særlige træk ved arbejdet ikke måles eller fastsættes på forhånd, eller som selv kan fastsætte den.',
      'Undtagelsen skal fremgå af ansættelseskontrakten. For dem gælder reglerne om pause, 48 timers arbejdsuge og natarbejde (lovens §§ 3–5) heller ikke. At en medarbejder er funktionær, har flekstid eller arbejder hjemme, er ikke nok til at være undtaget.',
    ],
  },
  {
    title: 'De grænser, timerne holdes op imod',
    paragraphs: [
      'Registreringen skal gøre det muligt at se, om hviletid og arbejdsuge overholdes:',
    ],
    points: [
      'Højst 48 timer om ugen i gennemsnit over fire måneder, overarbejde medregnet.',
      'Mindst 11 timers sammenhængende hvile inden for hvert døgn. Der findes undtagelser for visse typer arbejde.',
      'Et ugentligt fridøgn inden for hver periode på syv døgn, i tilknytning til en daglig hvileperiode.',
    ],
  },
  {
    title: 'Sådan passer Driftig til det',
    paragraphs: [
      'Medarbejderen registrerer sine timer pr. dag eller fra og til, på telefonen eller computeren, og kan altid se sine egne tal. Kontoret ser ugens timer samlet og godkender dem eller sender dem retur med en bemærkning. Registreringerne bliver liggende, også når en medarbejder gøres inaktiv.',
      'Det er stadig jeres ansvar som arbejdsgiver, at timerne bliver registreret, og at aftaler om undtagelser står i kontrakten.',
    ],
  },
];

export const workingTime: InfoText = {
  slug: 'time-tracking',
  title: 'Pligten til at registrere arbejdstid',
  lead: 'Siden 1. juli 2024 skal arbejdsgivere kunne vise, hvor meget hver medarbejder arbejder pr. dag. Her er reglerne kort, og hvad de betyder for et lille firma.',
  description:
    'Siden 1. juli 2024 skal danske arbejdsgivere registrere medarbejdernes daglige arbejdstid. Læs om kravene, de fem år, de undtagne og 48-timersreglen.',
  parts,
  sources: [
    {
      label: 'Bird & Bird: Nye krav om registrering af arbejdstid i Danmark',
      href: 'https://twobirds.com/da/insights/2024/denmark/nye-krav-om-registrering-af-arbejdstid-i-danmark',
    },
    {
      label: 'Jura360: Nye krav om registrering af arbejdstid i Danmark',
      href: 'https://jura360.dk/artikel/nye-krav-om-registrering-af-arbejdstid-i-danmark',
    },
    {
      label: 'Aage Maagensen: Den korte udgave om de nye regler om tidsregistrering',
      href: 'https://aage-maagensen.dk/nyheder/den-korte-udgave-om-de-nye-regler-om-tidsregistrering/',
    },
    {
      label: 'Arbejdsmiljø i Danmark: Spørgsmål og svar om arbejdstid og hviletid',
      href: 'https://amid.dk/emner/psykisk-arbejdsmiljoe/arbejdstid/spoergsmaal-og-svar/',
    },
  ],
  advice:
    'Siden gengiver reglerne i korte træk og er ikke juridisk rådgivning. Overenskomster kan have egne regler.',
  start: {
    title: 'Kom i gang med at registrere',
    text: 'Opret virksomheden for 0 kr., så kan I registrere de første timer i dag.',
  },
};
