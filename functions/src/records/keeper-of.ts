import type { OwnTypeName } from '@driftig/contracts/record-own-types';
import { isRecordTypeName, type RecordTypeName } from '@driftig/contracts/record-types';

import { departmentKeeper } from './department-keeper.ts';
import { describedKeeper } from './described-keeper.ts';
import { employeeKeeper } from './employee-keeper.ts';
import type { Keeper } from './keeper.ts';

const own: Readonly<Record<OwnTypeName, Keeper>> = {
  employees: employeeKeeper,
  departments: departmentKeeper,
};

export function keeperOf(typeName: RecordTypeName | OwnTypeName): Keeper {
  return isRecordTypeName(typeName) ? describedKeeper(typeName) : own[typeName];
}
