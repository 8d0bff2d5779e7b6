/**
 * Each request names in this header the tab it comes from, and the tab opens its socket under the same
 * name: it is not told of changes that it made itself.
 */
export const tabHeader = 'x-driftig-tab';
