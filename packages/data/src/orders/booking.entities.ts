import { Entity } from 'electrodb';

import { tableConfig, perTable, primaryIndex } from '../core/entity.ts';

const service = 'driftig';

/** A company's booking form: whether it is open, where, and what it says. */
export const bookingFormEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'bookingForm', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        open: { type: 'boolean', required: true },
        /** '' while the company has chosen none. */
        slug: { type: 'string', required: true },
        introduction: { type: 'string', required: true },
        version: { type: 'number', required: true },
      },
      indexes: { main: primaryIndex([['companyId'], 'c#${companyId}'], [[], 'booking']) },
    },
    tableConfig(table),
  );
});

/**
 * Maps the slug of a booking form to its company. The key makes a slug unique across all companies,
 * and it is the only way from a visitor's request to a company.
 */
export const bookingSlugEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'bookingSlug', version: '1', service },
      attributes: {
        slug: { type: 'string', required: true },
        companyId: { type: 'string', required: true },
      },
      indexes: { main: primaryIndex([['slug'], 'book#${slug}'], [[], 'booking']) },
    },
    tableConfig(table),
  );
});
