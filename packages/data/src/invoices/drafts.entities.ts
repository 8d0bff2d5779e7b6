import { CustomAttributeType, Entity } from 'electrodb';

import { listIndex, perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

/** When it was changed, ISO UTC, which the list shows. */
type StoredRow = { readonly at: string };

/** The drafts of a person; the list reads the index, which does not have their contents. */
export const invoiceDraftEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'invoiceDraft', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        userId: { type: 'string', required: true },
        id: { type: 'string', required: true },
        company: { type: 'string', required: true, field: names.company },
        orderTitle: { type: 'string', required: true, field: names.title },
        amountDue: { type: 'number', required: true, field: names.amountDue },
        changedAt: { type: 'string', required: true },
        row: { type: CustomAttributeType<StoredRow>('any'), required: true, field: names.row },
        content: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId', 'userId'], 'c#${companyId}#draft#${userId}'],
          [['id'], '${id}'],
        ),
        byChange: listIndex(
          'gsi1',
          [['companyId', 'userId'], 'c#${companyId}#draft#${userId}'],
          [['changedAt'], '${changedAt}'],
        ),
      },
    },
    tableConfig(table),
  );
});
