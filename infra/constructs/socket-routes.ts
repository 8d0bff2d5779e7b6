import { Stack } from 'aws-cdk-lib';
import { CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { socketEntry, type SocketFunction } from '../product.ts';
import { environmentFor, type FunctionContext } from './function-context.ts';
import { ServiceFunction } from './service-function.ts';
import type { SocketGateway } from './socket-gateway.ts';
import { grantRights } from './word-access.ts';

interface SocketRoutesProps {
  readonly socket: SocketFunction;
  readonly gateway: SocketGateway;
  readonly context: FunctionContext;
}

/** The function of the live channel, and its routes: sockets that come and go, and a route per frame. */
export class SocketRoutes extends Construct {
  readonly handler: ServiceFunction;

  constructor(scope: Construct, id: string, { socket, gateway, context }: SocketRoutesProps) {
    super(scope, id);
    const { config, bundles, resources } = context;
    const name = socketEntry(socket);
    this.handler = new ServiceFunction(this, 'function', {
      config,
      name,
      description: `Driftig ${config.stage}: the socket of ${socket.word}`,
      folder: bundles.functionFolder(name),
      environment: environmentFor(name, socket.rights, context),
    });
    grantRights(this.handler, socket.rights, resources);
    this.addRoutes(socket, gateway);
  }

  private addRoutes({ actions }: SocketFunction, { api, authorizerId }: SocketGateway): void {
    const { region, account } = Stack.of(this);
    const { apiId } = api;
    const integration = new CfnIntegration(this, 'integration', {
      apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: `arn:aws:apigateway:${region}:lambda:path/2015-03-31/functions/${this.handler.functionArn}/invocations`,
    });
    this.handler.addPermission('gateway', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: `arn:aws:execute-api:${region}:${account}:${apiId}/*`,
    });
    const target = `integrations/${integration.ref}`;
    const authorizationType = 'CUSTOM';
    const connect = { apiId, routeKey: '$connect', target, authorizationType, authorizerId };
    new CfnRoute(this, 'connect', connect);
    for (const routeKey of ['$disconnect', ...actions]) {
      const id = routeKey.replace('$', '');
      acknowledge(new CfnRoute(this, id, { apiId, routeKey, target }), {
        'AwsSolutions-APIG4':
          'API Gateway authorizes a socket when it opens; the function looks its session up anew for each frame.',
      });
    }
  }
}
