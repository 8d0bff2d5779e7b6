import type { Route } from '@driftig/contracts/core/route';
import { wordOfUnknownPaths } from '@driftig/contracts/core/route-default';
import { type ServedWord, allRoutes, routesByWord } from '@driftig/contracts/core/routes';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { Bundles } from '../bundles.ts';
import type { StageConfig } from '../config.ts';
import { rightsOf } from '../rights.ts';
import type { Gateway } from './gateway.ts';
import { ServiceFunction } from './service-function.ts';
import { type Resources, grantRights } from './word-access.ts';

export interface ContractApiProps {
  readonly config: StageConfig;
  readonly bundles: Bundles;
  readonly gateway: Gateway;
  readonly environment: Readonly<Record<string, string>>;
  readonly resources: Resources;
}

const words = Object.keys(routesByWord) as ServedWord[];

/** One function per domain word, one route per endpoint, both read from the contract; and one for all else. */
export class ContractApi extends Construct {
  readonly functions: readonly ServiceFunction[];

  constructor(scope: Construct, id: string, props: ContractApiProps) {
    super(scope, id);
    this.functions = words.map((word) => {
      const served = this.makeFunction(word, props);
      this.addRoutes(served, word, props.gateway);
      return served;
    });
  }

  private makeFunction(word: ServedWord, props: ContractApiProps): ServiceFunction {
    const { config, bundles, environment } = props;
    const served = new ServiceFunction(this, word, {
      config,
      name: word,
      description: `Driftig ${config.stage}: the calls of ${word}`,
      folder: bundles.functionFolder(word),
      environment: { ...environment, POWERTOOLS_SERVICE_NAME: word },
    });
    grantRights(served, rightsOf(word), props.resources);
    return served;
  }

  /** One integration and one permission per function: one of each per route breaks the stack's 500. */
  private addRoutes(served: ServiceFunction, word: ServedWord, gateway: Gateway): void {
    const integration = new HttpLambdaIntegration(`${word}-integration`, served, {
      scopePermissionToRoute: false,
    });
    const { api: httpApi, authorizer } = gateway;
    for (const route of allRoutes.filter((each) => each.word === word)) {
      const routeKey = routeKeyOf(route);
      new HttpRoute(this, route.key, { httpApi, routeKey, integration, authorizer });
    }
    if (word === wordOfUnknownPaths) {
      const routeKey = HttpRouteKey.DEFAULT;
      new HttpRoute(this, 'unknown-path', { httpApi, routeKey, integration, authorizer });
    }
  }
}

function routeKeyOf({ method, path }: Route): HttpRouteKey {
  return HttpRouteKey.with(path, HttpMethod[method]);
}
