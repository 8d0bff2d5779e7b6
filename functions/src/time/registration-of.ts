import type { ReportBody } from '@driftig/contracts/time/entry';
import type { CompanyData } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import { AppError, badInput } from '@driftig/domain/errors';
import { maySeeOrder } from '@driftig/domain/orders/may-see-order';
import type { Order } from '@driftig/domain/orders/order';
import { isInternalId, nameOfOrder } from '@driftig/domain/time/projects';
import type { Registration } from '@driftig/domain/time/register';
import type { TimeReport } from '@driftig/domain/time/report';

import { closedProject, noSuchProject, notOnOrder } from './texts.ts';

type Stores = Pick<CompanyData, 'time' | 'orders'>;

interface Registering {
  readonly actor: Actor;
  /** The report that is edited: its project may stay, though it was closed meanwhile. */
  readonly before?: TimeReport;
}

type ProjectFields = Pick<Registration, 'projectId' | 'projectName' | 'isInternal'>;
const noProject: ProjectFields = { projectId: '', projectName: '', isInternal: false };

/** The input with both spellings of a field merged (product T13) and the project looked up. */
export async function registrationOf(
  store: Stores,
  body: ReportBody,
  registering: Registering,
): Promise<Registration> {
  const kind = body.kind ?? body.kindToo ?? 'work';
  const wanted = body.projectId ?? body.internalProjectId;
  const project =
    kind === 'flexAdjustment' || wanted === undefined
      ? noProject
      : await projectOf(store, wanted, registering);
  return {
    ...project,
    kind,
    date: body.date,
    activity: body.activity ?? '',
    hundredths: body.hundredths,
    flexReason: body.flexReason ?? body.flexReasonToo ?? '',
    startTime: body.startTime ?? body.startTimeToo ?? '',
    endTime: body.endTime ?? body.endTimeToo ?? '',
    breakMinutes: body.breakMinutes ?? body.breakMinutesToo ?? 0,
    isOverMidnight: body.overMidnight ?? false,
  };
}

/** A project that the actor may register hours on. Throws bad_input at the field. */
export async function projectOf(
  store: Stores,
  projectId: string,
  { actor, before }: Registering,
): Promise<ProjectFields> {
  if (before !== undefined && before.projectId === projectId)
    return { projectId, projectName: before.projectName, isInternal: before.isInternal };
  return isInternalId(projectId)
    ? internalProjectOf(store, projectId)
    : orderProjectOf(store, projectId, actor);
}

/** Drops the projects that the actor can no longer register hours on. */
export async function openProjects(
  store: Stores,
  projectIds: readonly string[],
  actor: Actor,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  for (const projectId of new Set(projectIds))
    try {
      await projectOf(store, projectId, { actor });
      open.add(projectId);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'bad_input')) throw error;
    }
  return open;
}

async function internalProjectOf({ time }: Stores, projectId: string): Promise<ProjectFields> {
  const { projects } = await time.getProjects();
  const found = projects.find((one) => one.projectId === projectId);
  if (found === undefined) throw badInput({ projectId: noSuchProject });
  if (!found.isActive) throw badInput({ projectId: closedProject });
  return { projectId, projectName: found.name, isInternal: true };
}

async function orderProjectOf(
  store: Stores,
  projectId: string,
  actor: Actor,
): Promise<ProjectFields> {
  const order = await orderOf(store, projectId);
  if (order === undefined || order.status === 'cancelled')
    throw badInput({ projectId: noSuchProject });
  if (!maySeeOrder(order, actor) && isStaffed(order)) throw badInput({ projectId: notOnOrder });
  return { projectId, projectName: nameOfOrder(order), isInternal: false };
}

/** The order of that id; undefined where there is none. */
async function orderOf({ orders }: Stores, id: string): Promise<Order | undefined> {
  try {
    return await orders.getById(id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Without assigned people, anyone may register hours on the order (product T31). */
const isStaffed = ({ planning }: Pick<Order, 'planning'>) =>
  (planning?.assignedIds.length ?? 0) > 0;
