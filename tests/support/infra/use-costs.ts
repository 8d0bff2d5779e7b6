import { prices } from '../../../infra/prices.ts';
import type { CostRow } from './costs.ts';

/** A company: how many work there and how much of its files and records there is, in gigabytes. */
interface CompanySize {
  readonly people: number;
  readonly records: number;
  readonly files: number;
}

/** A working day of a person, as the page assumes it. */
const calls = 100;
const changes = 10;
const hoursOpen = 8;
const pingsAnHour = 60 / 5;
const workingDays = 22;
const callSeconds = 0.1;
const million = 1_000_000;
/** Measured by `npm run bench -- capacity`: what issuing an invoice writes and a list of 20 reads. */
const unitsWritten = 22;
const unitsRead = 1.5;
const bytesLogged = 1500;
const mailsAPerson = 20;

/** Cost of a company's use in a month, part by part, in dollars. */
function useOf({ people, records, files }: CompanySize): Readonly<Record<string, number>> {
  const { use, gigabyteSecond } = prices;
  const days = people * workingDays;
  // A change is sent to each open tab of the company.
  const frames = days * (hoursOpen * pingsAnHour + changes * people);
  return {
    'API and firewall': (days * calls * (use.api + use.firewall)) / million,
    Functions: days * calls * (callSeconds * gigabyteSecond + use.lambda / million),
    Table: (days * (changes * unitsWritten * use.written + calls * unitsRead * use.read)) / million,
    'Live channel':
      (frames * use.frame + days * hoursOpen * 60 * use.socketMinute + days * changes * use.event) /
      million,
    'Logs and mails':
      (days * calls * bytesLogged * use.log) / 1e9 + (people * mailsAPerson * use.mail) / 1000,
    'Storage and backups': records * (use.storage + use.backup) + files * use.files,
  };
}

/** A row for each part, a column for each size, and the sums; in cents a month. */
export function useTable(sizes: readonly CompanySize[]): CostRow[] {
  const uses = sizes.map(useOf);
  const cents = (dollars: number) => (dollars * 100).toFixed(1);
  const sum = (use: Readonly<Record<string, number>>) =>
    Object.values(use).reduce((total, each) => total + each, 0);
  return [
    ...Object.keys(uses[0] ?? {}).map((part) => [
      part,
      ...uses.map((use) => cents(use[part] ?? 0)),
    ]),
    ['**Sum**', ...uses.map((use) => `**${cents(sum(use))}**`)],
  ];
}
