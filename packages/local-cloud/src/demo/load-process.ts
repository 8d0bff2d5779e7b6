// Run by cli/product.ts in a process of its own, with the environment of the stand-ins.
import { workInChild } from '../run-in-child.ts';
import { loadDemoCompany } from './load-demo.ts';

await workInChild(() => loadDemoCompany(new Date().toISOString()));
