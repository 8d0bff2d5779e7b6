import { compareNames } from '../company/department.ts';
import { AppError, badInput } from '../errors.ts';
import type { Order } from '../orders/order.ts';

/** A project of the company's own, for hours that belong to no order (product T19). */
export interface InternalProject {
  readonly projectId: string;
  readonly name: string;
  /** '' for none. */
  readonly code: string;
  readonly description: string;
  /** Closed ones stay on what was registered, and take no more hours. */
  readonly isActive: boolean;
}

/** All internal projects of a company; they are few, and stored as one item. */
export interface ProjectList {
  readonly projects: readonly InternalProject[];
  /** Optimistic lock; 0 while nothing is stored. */
  readonly version: number;
}

export const noProjects: ProjectList = { projects: [], version: 0 };
/** The most a company can have; an item holds at most 400 KB. */
export const mostProjects = 200;

/** The list with a project added, or changed where it has its id. Throws name_taken and bad_input. */
export function withProject(list: ProjectList, project: InternalProject): ProjectList {
  const others = list.projects.filter(({ projectId }) => projectId !== project.projectId);
  if (others.some(({ name }) => sameName(name, project.name)))
    throw new AppError('name_taken', {
      message: 'Der er allerede et projekt med det navn.',
      fields: { name: 'Navnet er allerede i brug.' },
    });
  if (others.length >= mostProjects)
    throw badInput({ name: `Der kan højst være ${mostProjects} interne projekter.` });
  return { projects: [...others, project].toSorted(compareNames), version: list.version + 1 };
}

const sameName = (one: string, other: string) =>
  one.toLocaleLowerCase('da') === other.toLocaleLowerCase('da');

/** The prefix of internal projects' ids, which tells them from orders. */
const prefix = 'ip-';
export const projectIdOf = (id: string) => `${prefix}${id}`;
export const isInternalId = (projectId: string) => projectId.startsWith(prefix);

/** The name of an order as a project. */
export const nameOfOrder = ({ number, title }: Pick<Order, 'number' | 'title'>) =>
  `${number} ${title}`;
