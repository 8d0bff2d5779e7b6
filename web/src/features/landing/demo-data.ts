import type { Tone } from '../../ui/display/status-chip.tsx';

/** The example data is set on Thursday 12-03-2026 at 13:42, so that all figures agree. */
interface DemoOrder {
  readonly number: number;
  readonly title: string;
  readonly customer: string;
  readonly date: string;
  readonly people: readonly string[];
  readonly staffing: string;
  readonly short?: true;
  readonly status: string;
  readonly tone: Tone;
}

const waiting = { status: 'Not started', tone: 'neutral' } as const;
const done = { status: 'Done', tone: 'done' } as const;

export const orders: readonly DemoOrder[] = [
  {
    number: 2041,
    title: 'Opsætning til forårsgalla',
    customer: 'Aarhus Teater',
    date: '12-03-2026',
    people: ['Jonas Bak', 'Ali Hassan'],
    staffing: '2 af 2',
    status: 'Started',
    tone: 'running',
  },
  {
    number: 2042,
    title: 'Servering ved fernisering',
    customer: 'Café Kanel',
    date: '12-03-2026',
    people: ['Jonas Bak', 'Freja Holm'],
    staffing: '2 af 2',
    ...waiting,
  },
  {
    number: 2043,
    title: 'Forårsgalla, servering og bar',
    customer: 'Aarhus Teater',
    date: '14-03-2026',
    people: ['Sara Winther', 'Ali Hassan', 'Freja Holm'],
    staffing: '4 af 6',
    short: true,
    ...waiting,
  },
  {
    number: 2048,
    title: 'Konfirmation, brunch',
    customer: 'Holm & Søn ApS',
    date: '14-03-2026',
    people: ['Freja Holm', 'Mikkel Toft'],
    staffing: '2 af 2',
    ...waiting,
  },
  {
    number: 2051,
    title: 'Lyd og lys til generalforsamling',
    customer: 'Vejle Kommune',
    date: '14-03-2026',
    people: ['Ali Hassan', 'Sara Winther'],
    staffing: '2 af 2',
    ...waiting,
  },
  {
    number: 2055,
    title: 'Bryllupsfest',
    customer: 'Bryllup Jensen/Møller',
    date: '21-03-2026',
    people: ['Sara Winther', 'Ida Krogh'],
    staffing: '2 af 5',
    short: true,
    ...waiting,
  },
  {
    number: 2060,
    title: 'Smagning for 40 gæster',
    customer: 'Skagen Bryghus',
    date: '26-03-2026',
    people: ['Freja Holm', 'Ali Hassan'],
    staffing: '2 af 2',
    ...waiting,
  },
  {
    number: 2057,
    title: 'Sommerfest, forplejning',
    customer: 'Vejle Kommune',
    date: '28-03-2026',
    people: ['Mikkel Toft'],
    staffing: '1 af 4',
    short: true,
    ...waiting,
  },
  {
    number: 2039,
    title: 'Firmafest',
    customer: 'Holm & Søn ApS',
    date: '06-03-2026',
    people: ['Mikkel Toft', 'Freja Holm'],
    staffing: '2 af 2',
    ...done,
  },
  {
    number: 2036,
    title: 'Vinterreception',
    customer: 'Skagen Bryghus',
    date: '04-03-2026',
    people: ['Sara Winther', 'Freja Holm'],
    staffing: '2 af 2',
    ...done,
  },
  {
    number: 2033,
    title: 'Åbning af udstilling',
    customer: 'Aarhus Teater',
    date: '02-03-2026',
    people: ['Sara Winther', 'Jonas Bak'],
    staffing: '2 af 2',
    ...done,
  },
];
