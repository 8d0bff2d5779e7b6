import * as z from 'zod';

import { departmentRoutes } from './departments.ts';
import { logoSpecs } from './logo.ts';
import { settingsAnswer, settingsForm } from './settings.ts';
import { planSpecs, secondFactorSwitchSpecs } from './plan.ts';
import { currencyCodes } from './currencies.ts';
import { requiredPhone } from '../wire/phone.ts';
import { routesOf } from '../core/route.ts';
import { recordChanges } from '../records/record-changes.ts';
import { message, request, response } from '../wire/wire.ts';
import { oneLine } from '../wire/text.ts';

const fillIn = 'Please fill in all fields.';
const requiredLine = (max: number) =>
  z.string({ error: fillIn }).trim().min(1, fillIn).pipe(oneLine(max));

/** The welcome form: every field is required (product V8). */
export const firstTimeForm = request(
  {
    fullName: requiredLine(120),
    phone: requiredPhone(fillIn),
    mobile: requiredPhone(fillIn),
  },
  {},
);

export const companyRoutes = {
  ...routesOf('company', {
    getCompanySettings: {
      method: 'GET',
      path: '/invoice/generalInfo',
      access: 'manager',
      withoutSecondFactor: 'setup',
      summary: 'Virksomhedens indstillinger; det første element bærer dem',
      response: z.array(settingsAnswer),
    },
    updateCompanySettings: {
      method: 'POST',
      path: '/upd/updateGeneral',
      access: 'manager',
      withoutSecondFactor: 'setup',
      summary: 'Gemmer virksomhedens indstillinger',
      changes: ['checkSession', 'company', 'getFirstSteps'],
      body: settingsForm,
      response: message,
      errors: ['conflict'],
    },
    getCurrency: {
      method: 'GET',
      path: '/api/get-currency',
      access: 'member',
      withoutSecondFactor: 'setup',
      summary: 'Virksomhedens valuta og alle, der kan vælges',
      response: z.object({
        currency: z.enum(currencyCodes),
        currencies: z.array(z.object({ code: z.enum(currencyCodes), name: z.string() })),
      }),
    },
    getFirstTimeUser: {
      method: 'GET',
      path: '/api/firstTimeUserStatus',
      access: 'member',
      withoutSecondFactor: true,
      summary: 'Om brugeren mangler velkomstformularen',
      response: z.object({ firstTime: z.boolean() }),
    },
    getFirstTimeCompany: {
      method: 'GET',
      path: '/api/firstTimeCompanyStatus',
      access: 'member',
      withoutSecondFactor: true,
      summary: 'Om virksomheden mangler sine indstillinger',
      response: response({ firstTimeSettup: z.boolean() }, { firstTimeSettup: 'firstTimeSetup' }),
    },
    saveFirstTimeUser: {
      method: 'POST',
      path: '/upd/updFirstUserInfo',
      access: 'member',
      withoutSecondFactor: 'setup',
      summary: 'Gemmer velkomstformularen',
      changes: ['checkSession', 'company', ...recordChanges.employees],
      body: firstTimeForm,
      response: message,
    },
    ...planSpecs,
    ...secondFactorSwitchSpecs,
    ...logoSpecs,
  }),
  ...departmentRoutes,
};
