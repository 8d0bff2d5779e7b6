import { sampleIds } from '@driftig/contracts/core/sample';
import { linkOfAllowance } from '@driftig/domain/accounting/allowances/allowance';
import { limitUseOf, newDrive } from '@driftig/domain/accounting/allowances/new-allowance';
import { ownerOf } from '@driftig/domain/accounting/row-owner';
import { tripMoves } from '@driftig/domain/accounting/trip';
import { addDays, yearOf, type DateText } from '@driftig/domain/dates';

import type { DemoWriter } from './demo-writer.ts';

/** The first one is named by the sample requests. */
const drives = [
  { by: 'employee', description: 'Opsætning af scene', to: 'Aarhus', km: 7250, daysAgo: 3 },
  { by: 'employee', description: 'Hentning af lydudstyr', to: 'Vejle', km: 4600, daysAgo: 5 },
  { by: 'owner', description: 'Møde om sommerfest', to: 'Silkeborg', km: 5200, daysAgo: 2 },
] as const;

/** Loads drives of an employee and of the owner that wait for approval. */
export async function loadDrives(writer: DemoWriter, today: DateText): Promise<void> {
  for (const [index, { by, daysAgo, ...drive }] of drives.entries()) {
    const date = addDays(today, -daysAgo);
    const { store, newId } = writer.at(`${date}T16:20:00.000Z`);
    const user = await store.users.get(sampleIds[by]);
    const year = await store.mileage.year(user.userId, yearOf(date));
    const typed = {
      ...drive,
      date,
      vehicle: 'car',
      registration: 'AB12345',
      address: 'Skovvej 4, 7100 Vejle',
      from: 'Horsens',
      stops: [],
      isCommute: false,
    } as const;
    const row = newDrive(typed, {
      id: index === 0 ? sampleIds.allowance : newId(),
      owner: ownerOf(user),
      today,
      tripId: '',
      tripTitle: '',
      commuteDays: 0,
      highUsed: year.highUsed,
    });
    await store.commit({
      writes: [
        store.allowances.insert(row),
        store.mileage.rememberDrive(user.userId, row),
        store.mileage.moveYear(year, limitUseOf(row)),
        ...store.trips.move(tripMoves(undefined, linkOfAllowance(row))),
      ],
      audit: { action: 'allowances.registered', subject: `allowance ${row.id}` },
    });
  }
}
