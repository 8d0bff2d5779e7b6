/** Whether an id names a group and not a person; there may be no such group. Apart: every page loads it. */
export const isGroupId = (id: string) => id.startsWith('g-');
