import { boardStatusTexts, type BoardStatus } from '@driftig/contracts/taskboard/status';

const statuses = Object.keys(boardStatusTexts) as BoardStatus[];

/** All statuses with their words, for choices. */
export const statusOptions: readonly { readonly value: BoardStatus; readonly label: string }[] =
  statuses.map((value) => ({ value, label: boardStatusTexts[value] }));
