/** Part 1 §8, to the letter. */
export const statusChanged = 'Data changed successfully!';
