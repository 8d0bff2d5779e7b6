/** Documented (product V20). */
export const categoryNameTaken = 'En kategori med dette navn findes allerede.';

export const categoryDeleted = 'Kategorien er slettet.';
export const categoryRestored = 'Kategorien er hentet tilbage.';
export const sharingSaved = 'Delingen er gemt.';
export const taskDeleted = 'Opgaven er slettet.';
export const subtaskDeleted = 'Underopgaven er slettet.';
export const pictureDeleted = 'Billedet er slettet.';
export const noChecklist = 'Kategorien har ingen tjekliste.';
export const commentDeleted = 'Kommentaren er slettet.';

/** The question before a category with unfinished tasks is deleted (product J14). */
export function unfinishedText(count: number): string {
  return count === 1
    ? 'Kategorien har 1 ufærdig opgave. Flyt den først, eller slet den med kategorien.'
    : `Kategorien har ${count} ufærdige opgaver. Flyt dem først, eller slet dem med kategorien.`;
}
