import type { SessionUser } from '@driftig/contracts/auth/session';
import { accessRules, type Rights } from '@driftig/contracts/core/access';
import { planFeatures, type PlanFeature } from '@driftig/contracts/core/plans';
import { addDays, type DateText } from '@driftig/domain/dates';
import { rangeOf } from '@driftig/domain/periods';
import { weekNumber } from '@driftig/domain/weeks';
import {
  IconBuildingStore,
  IconCalendarCheck,
  IconClipboardPlus,
  IconClockPlus,
  IconFilePlus,
  IconMessagePlus,
  IconPackage,
  IconReceipt,
  IconUserPlus,
} from '@tabler/icons-react';

import { toEntry } from '../../../features/search/entry.ts';
import type { Entry } from '../../../features/search/entry.ts';
import { paths } from '../../../paths.ts';
import type { Icon } from '../../../ui/display/icon.ts';
import type { Screen } from '../../screen.ts';

interface Command {
  readonly title: string;
  /** Other words for it. */
  readonly names: readonly string[];
  /** The screen that it opens; without access to that there is no such command. */
  readonly screen: string;
  readonly query?: string;
  readonly icon: Icon;
  readonly feature?: PlanFeature;
  /** For managers alone: an employee may have another screen at the same address. */
  readonly isOffice?: true;
}

const asNew = 'new=1';

const commands: readonly Command[] = [
  {
    title: 'Registrer timer',
    names: ['Ny tidsregistrering', 'Skriv timer'],
    screen: paths.timesheet,
    query: asNew,
    icon: IconClockPlus,
  },
  {
    title: 'Ny faktura',
    isOffice: true,
    names: ['Opret faktura', 'Skriv faktura', 'Fakturer'],
    screen: paths.invoiceCreate,
    icon: IconFilePlus,
  },
  {
    title: 'Opret kunde',
    isOffice: true,
    names: ['Ny kunde', 'Tilføj kunde'],
    screen: paths.customers,
    query: asNew,
    icon: IconBuildingStore,
  },
  {
    title: 'Opret ordre',
    isOffice: true,
    names: ['Ny ordre', 'Tilføj ordre'],
    screen: paths.orders,
    query: asNew,
    icon: IconClipboardPlus,
  },
  {
    title: 'Opret produkt',
    isOffice: true,
    names: ['Nyt produkt', 'Tilføj produkt'],
    screen: paths.products,
    query: asNew,
    icon: IconPackage,
  },
  {
    title: 'Inviter kollega',
    isOffice: true,
    names: ['Ny medarbejder', 'Opret medarbejder', 'Tilføj medarbejder'],
    screen: paths.team,
    query: asNew,
    icon: IconUserPlus,
  },
  {
    title: 'Upload kvittering',
    names: ['Ny kvittering', 'Nyt bilag'],
    screen: paths.receipts,
    query: asNew,
    icon: IconReceipt,
  },
  {
    title: 'Skriv besked',
    names: ['Ny besked', 'Send besked'],
    screen: paths.chat,
    icon: IconMessagePlus,
    feature: 'chat',
  },
];

/** Approving the hours of this week and of the last one. */
function weekCommands(today: DateText): readonly Command[] {
  return [today, addDays(today, -7)].map((day, index) => {
    const { from, to } = rangeOf('week', day);
    return {
      title: `Godkend uge ${weekNumber(day)}`,
      names: [index === 0 ? 'Godkend denne uge' : 'Godkend sidste uge', 'Godkend timer'],
      screen: paths.approveHours,
      query: new URLSearchParams({ status: 'pending', from, to }).toString(),
      icon: IconCalendarCheck,
      isOffice: true,
    };
  });
}

/** Commands of the user's screens and plan. A suspended company changes nothing, so it has none. */
export function searchCommands(
  user: Pick<SessionUser, 'company' | keyof Rights>,
  shown: readonly Pick<Screen, 'path'>[],
  today: DateText,
): readonly Entry[] {
  if (user.company.suspended) return [];
  const features = planFeatures[user.company.openPlan];
  const isManager = accessRules.manager(user);
  return [...commands, ...weekCommands(today)]
    .filter(({ screen }) => shown.some(({ path }) => path === screen))
    .filter(({ isOffice = false }) => isManager || !isOffice)
    .filter(({ feature }) => feature === undefined || features.includes(feature))
    .map(({ title, names, screen, query, icon }) =>
      toEntry({
        kind: 'commands',
        id: title,
        to: query === undefined ? screen : `${screen}?${query}`,
        title,
        fields: names,
        icon,
      }),
    );
}
