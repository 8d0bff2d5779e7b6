/**
 * Each request names its tab in this header, and the tab opens its socket under the same name, so
 * that its own changes are not sent back to it.
 */
export const tabHeader = 'x-driftig-tab';
