import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ContractApi } from '../constructs/contract-api.ts';
import { type FunctionContextProps, functionContext } from '../constructs/function-context.ts';
import type { ServiceFunction } from '../constructs/service-function.ts';
import { countSecurity } from '../constructs/security-signals.ts';
import { SocketRoutes } from '../constructs/socket-routes.ts';
import type { Product } from '../product.ts';

interface ApiStackProps extends StackProps, FunctionContextProps {
  readonly product: Product;
}

/** The functions of the API and of the socket, and their routes. */
export class ApiStack extends Stack {
  readonly functions: readonly ServiceFunction[];

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { product, web } = props;
    const context = functionContext(this, props);
    const api = new ContractApi(this, 'calls', {
      words: product.words,
      gateway: web.gateway,
      context,
    });
    const { handler } = new SocketRoutes(this, 'socket', {
      socket: product.socket,
      gateway: web.socket,
      context,
    });
    this.functions = [...api.functions, handler];
    countSecurity(this.functions, context.config.prefix);
  }
}
