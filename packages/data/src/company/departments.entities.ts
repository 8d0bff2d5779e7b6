import { Entity } from 'electrodb';

import { tableConfig, perTable, primaryIndex } from '../core/entity.ts';

const service = 'driftig';

export const departmentEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'department', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        departmentId: { type: 'string', required: true },
        name: { type: 'string', required: true },
        members: { type: 'number', required: true },
        version: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#department'],
          [['departmentId'], '${departmentId}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** A name in use. Its key makes department names unique in a company. */
export const departmentNameEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'departmentName', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        key: { type: 'string', required: true },
        departmentId: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#departmentName'], [['key'], '${key}']),
      },
    },
    tableConfig(table),
  );
});
