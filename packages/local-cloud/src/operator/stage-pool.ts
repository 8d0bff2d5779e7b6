import {
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
  paginateListUserPools,
} from '@aws-sdk/client-cognito-identity-provider';

import { readStageConfig } from '../../../../infra/config.ts';
import { StartError } from '../start-error.ts';
import type { OperatorPool } from './tools.ts';

/** The user pool of a deployed stage, found by its name, with the operator's own credentials. */
export function stagePool(stage: string): OperatorPool {
  const { region, prefix } = readStageConfig(stage);
  const client = new CognitoIdentityProviderClient({ region });
  return {
    async setCodeRequired(Username, required) {
      const UserPoolId = await findPool(client, prefix);
      const SoftwareTokenMfaSettings = { Enabled: required, PreferredMfa: required };
      await client.send(
        new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, SoftwareTokenMfaSettings }),
      );
    },
  };
}

async function findPool(client: CognitoIdentityProviderClient, name: string): Promise<string> {
  for await (const { UserPools = [] } of paginateListUserPools({ client }, { MaxResults: 60 })) {
    const found = UserPools.find((pool) => pool.Name === name)?.Id;
    if (found !== undefined) return found;
  }
  throw new StartError(`Kontoen har ingen brugerpulje, der hedder '${name}'.`);
}
