/** Places on the board: a task's category, and its position among the tasks that are not moved. */
export interface Place {
  readonly categoryId: string;
  readonly index: number;
}

interface Listed {
  readonly id: string;
  readonly tasks: readonly { readonly id: string }[];
}

export type Arrow = 'up' | 'down' | 'left' | 'right';

/** The place where the task is; undefined where the board does not have it. */
export function placeOf(categories: readonly Listed[], taskId: string): Place | undefined {
  for (const { id: categoryId, tasks } of categories) {
    const index = tasks.findIndex(({ id }) => id === taskId);
    if (index >= 0) return { categoryId, index };
  }
  return undefined;
}

const othersOf = (category: Listed | undefined, taskId: string) =>
  (category?.tasks ?? []).filter(({ id }) => id !== taskId);

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** The next place by an arrow key. At an edge the place stays. */
export function steppedPlace(
  categories: readonly Listed[],
  taskId: string,
  { categoryId, index }: Place,
  arrow: Arrow,
): Place {
  const at = categories.findIndex(({ id }) => id === categoryId);
  if (at < 0) return { categoryId, index };
  const isAcross = arrow === 'left' || arrow === 'right';
  const step = arrow === 'up' || arrow === 'left' ? -1 : 1;
  const next = categories[isAcross ? clamp(at + step, categories.length - 1) : at];
  const most = othersOf(next, taskId).length;
  return {
    categoryId: next?.id ?? categoryId,
    index: clamp(isAcross ? index : index + step, most),
  };
}

/** The tasks above and below the place, as the call takes them; '' at an end. */
export function neighboursOf(
  categories: readonly Listed[],
  taskId: string,
  { categoryId, index }: Place,
): { readonly after: string; readonly before: string } {
  const others = othersOf(
    categories.find(({ id }) => id === categoryId),
    taskId,
  );
  const at = Math.min(index, others.length);
  return { after: others[at - 1]?.id ?? '', before: others[at]?.id ?? '' };
}

/** A move as it is sent: the new neighbours, '' at an end. */
export interface Move {
  readonly taskId: string;
  readonly categoryId: string;
  readonly after: string;
  readonly before: string;
}

/** The same, whose tasks can be replaced. */
interface Listing extends Listed {
  readonly tasks: { readonly id: string }[];
}

/** The categories with the task between its new neighbours; the same ones where nothing moves. */
export function withMoved<Category extends Listing>(
  categories: readonly Category[],
  move: Move,
): readonly Category[] {
  const { taskId, categoryId } = move;
  const task = categories.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
  if (task === undefined || !categories.some(({ id }) => id === categoryId)) return categories;
  return categories.map((category) => {
    const others = category.tasks.filter(({ id }) => id !== taskId);
    if (category.id === categoryId)
      return { ...category, tasks: others.toSpliced(indexAmong(others, move), 0, task) };
    return others.length === category.tasks.length ? category : { ...category, tasks: others };
  });
}

/** The index that the server gives the task: after the one neighbour, else before the other. */
function indexAmong(others: readonly { readonly id: string }[], { after, before }: Move): number {
  const above = others.findIndex(({ id }) => id === after);
  if (above >= 0) return above + 1;
  const below = others.findIndex(({ id }) => id === before);
  if (below >= 0) return below;
  return after === '' ? 0 : others.length;
}

/** Whether the task would stay where it is. */
export function isSamePlace(one: Place | undefined, other: Place | undefined): boolean {
  return one?.categoryId === other?.categoryId && one?.index === other?.index;
}
