import { type GatewayRoute, gatewayRoutesOf } from '@driftig/contracts/core/routes-of-gateway';
import type { Word } from '@driftig/contracts/core/route';
import { wordOfUnknownPaths } from '@driftig/contracts/core/route-default';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { WordFunction } from '../product.ts';
import { environmentFor, type FunctionContext } from './function-context.ts';
import type { Gateway } from './gateway.ts';
import { ServiceFunction } from './service-function.ts';
import { grantRights } from './word-access.ts';

interface ContractApiProps {
  readonly words: readonly WordFunction[];
  readonly gateway: Gateway;
  readonly context: FunctionContext;
}

/**
 * One function per domain word, the API Gateway routes that lead each endpoint of the contract to its function,
 * and the $default route for every other path.
 */
export class ContractApi extends Construct {
  readonly functions: readonly ServiceFunction[];

  constructor(scope: Construct, id: string, { words, gateway, context }: ContractApiProps) {
    super(scope, id);
    const routes = gatewayRoutesOf(
      words.flatMap(({ word, routes: own }) => own.map((route) => ({ ...route, word }))),
    );
    this.functions = words.map((served) => {
      const target = this.makeFunction(served, context);
      const own = routes.filter(({ word }) => word === served.word);
      this.addRoutes(target, served.word, own, gateway);
      return target;
    });
  }

  private makeFunction({ word, rights }: WordFunction, context: FunctionContext): ServiceFunction {
    const { config, bundles, resources } = context;
    const target = new ServiceFunction(this, word, {
      config,
      name: word,
      description: `Driftig ${config.stage}: the calls of ${word}`,
      folder: bundles.functionFolder(word),
      environment: environmentFor(word, rights, context),
    });
    grantRights(target, rights, resources);
    return target;
  }

  /** One integration and permission per function; one per route would exceed the stack's 500 resources. */
  private addRoutes(
    target: ServiceFunction,
    word: Word,
    routes: readonly GatewayRoute[],
    { api: httpApi, authorizer }: Gateway,
  ): void {
    const integration = new HttpLambdaIntegration(`${word}-integration`, target, {
      scopePermissionToRoute: false,
    });
    for (const route of routes) {
      const routeKey = routeKeyOf(route);
      new HttpRoute(this, route.id, { httpApi, routeKey, integration, authorizer });
    }
    if (word === wordOfUnknownPaths) {
      const routeKey = HttpRouteKey.DEFAULT;
      new HttpRoute(this, 'unknown-path', { httpApi, routeKey, integration, authorizer });
    }
  }
}

function routeKeyOf({ method, path }: GatewayRoute): HttpRouteKey {
  return HttpRouteKey.with(path, HttpMethod[method as keyof typeof HttpMethod]);
}
