import { operator } from '../landing/operator.ts';
import type { InfoText } from './info-text.ts';

/** Stored data with reason and period, as the product does it (product A8, L19, T11, F12, F27). */
export const privacy: InfoText = {
  slug: 'privatliv',
  title: 'Privatliv',
  lead: 'Hvilke oplysninger Driftig gemmer, hvorfor, hvor længe, og hvad du kan gøre ved dem.',
  description:
    'Hvilke personoplysninger Driftig gemmer, hvor de ligger, hvor længe de bevares, og hvordan du får indsigt.',
  parts: [
    {
      title: 'Hvem der har ansvaret',
      paragraphs: [
        `${operator.company} driver Driftig og er dataansvarlig for de oplysninger, der bruges til at oprette en virksomhed og svare på henvendelser. Skriv til ${operator.email}, hvis du har spørgsmål.`,
        'For det, en virksomhed selv gemmer om sine medarbejdere og kunder, er virksomheden dataansvarlig, og vi er dens databehandler. Vil du se, rette eller slette noget af det, skal du gå til virksomheden.',
      ],
    },
    {
      title: 'Hvad der gemmes',
      paragraphs: [
        'Driftig gemmer det, der skrives ind, og det, der skal til for at passe på det:',
      ],
      points: [
        'Om dig, der logger ind: navn, e-mail, telefon, evt. billede, rolle og afdeling, og hvilke enheder du er logget ind på. Adgangskoden gemmes, så ingen kan læse den, heller ikke vi.',
        'Det, virksomheden registrerer: kunder, ordrer, fakturaer, kvitteringer med deres filer, vagter, timer, ferie og andet fravær, også sygdom, kørsel og diæter, opgaver og samtaler, og hvem der har ændret hvad og hvornår.',
        'Kvitteringer, der sendes på mail: filerne. Selve mailen slettes, når de er hentet, og senest efter 14 dage.',
        'Henvendelser gennem kontaktformularen: navn, e-mail, virksomhed og besked.',
        'Forespørgsler gennem en virksomheds bookingformular: det, du skriver i den, og hvornår du gav lov til, at det gemmes. Virksomheden er dataansvarlig for dem. Mens du skriver, ligger kladden kun i din egen browser.',
        'Slår du notifikationer til på en enhed: browserens adresse hos Google, Mozilla, Microsoft eller Apple, til du logger ud. De bringer notifikationerne, som er krypteret, så de ikke kan læse dem.',
        'Driftslogger uden indholdet af det, I skriver. De slettes efter 90 dage.',
        'I din egen browser: kladder, timer, der venter på en forbindelse, og hvad du sidst har åbnet. Det slettes, når du logger ud.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Driftig bruger kun de cookies, der er nødvendige for at logge ind: en for dit login, en, der fortæller siden, at du er logget ind, og en, der genkender en enhed, du har logget ind på før. Der er ingen cookies til statistik eller reklame, og derfor spørger vi ikke om lov.',
      ],
    },
    {
      title: 'Hvor oplysningerne ligger',
      paragraphs: [
        'Data ligger i EU hos Amazon Web Services, som er vores underdatabehandler. De er krypteret, både når de sendes, og når de gemmes, og hver virksomheds data er adskilt fra de andres. Vi sælger ikke oplysninger og giver dem ikke videre til andre.',
      ],
    },
    {
      title: 'Hvor længe de bevares',
      paragraphs: [
        'Oplysninger bevares, så længe virksomheden bruger Driftig, og loven kræver, at noget bevares længere:',
      ],
      points: [
        'Fakturaer og kvitteringer: 5 år fra udgangen af det regnskabsår, de hører til (bogføringsloven).',
        'Arbejdstid: 5 år efter udgangen af den periode, som den ugentlige arbejdstid beregnes over (arbejdstidsloven).',
        'Forespørgsler: til virksomheden sletter dem. Bed virksomheden om det, hvis du vil have dem slettet.',
        'En invitation, der ikke bruges, udløber efter 14 dage.',
      ],
    },
    {
      title: 'Dine rettigheder',
      paragraphs: [
        'Du har ret til at få at vide, hvad der er gemt om dig, og til at få det rettet, slettet, begrænset eller udleveret, når loven ikke kræver, at det bevares. Du kan også gøre indsigelse.',
        'Er du utilfreds med, hvordan dine oplysninger behandles, kan du klage til Datatilsynet, datatilsynet.dk.',
      ],
    },
  ],
};
