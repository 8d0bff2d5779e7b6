import { companyEntity, type StoredCompany } from '@driftig/data/company/company.entities';
import { services } from '@driftig/functions/pipeline/services';

type Changes = Partial<
  Pick<
    StoredCompany,
    | 'plan'
    | 'trialEndsOn'
    | 'unconfirmedEmail'
    | 'suspended'
    | 'firstTimeSetup'
    | 'userCount'
    | 'secondFactorRequired'
    | 'secondFactorOf'
    | 'secondFactorFrom'
  >
>;

/** Changes what no route changes: the plan, the trial, suspension and stored counts. */
export async function changeCompany(companyId: string, changes: Changes): Promise<void> {
  await companyEntity(services().table).patch({ companyId }).set(changes).go();
}
