import { allRoutes } from '@driftig/contracts/core/routes';

const { TEST_WORD } = process.env;

/** The routes that a table of tests goes through: all, or with `npm test -- --word` those of a word. */
export const testedRoutes = allRoutes.filter(
  ({ word }) => TEST_WORD === undefined || word === TEST_WORD,
);
