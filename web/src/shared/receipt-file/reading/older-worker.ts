import { supportOlderBrowsers } from '../../../ui/older-browsers/older-browsers.ts';

// Imported before the worker's own code, which uses these functions while it is loaded.
supportOlderBrowsers();
