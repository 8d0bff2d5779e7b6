/** Part 1 §8, to the letter. */
export const recordDeleted = 'Data deleted successfully!';
