import { readdir, readFile } from 'node:fs/promises';

/** Resident memory of a process and all that it started, in MB. Only on Linux. */
export async function memoryOfTree(root: number): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const children = new Map<number, number[]>();
  for (const pid of processes) {
    const parent = await parentOf(pid);
    children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
  }
  let kilobytes = 0;
  const tree = [root];
  for (const pid of tree) {
    kilobytes += await residentKilobytes(pid);
    tree.push(...(children.get(pid) ?? []));
  }
  return kilobytes / 1024;
}

/** A process that has ended meanwhile has no files. */
const textOf = (pid: number | string, file: string) =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

async function parentOf(pid: string): Promise<number> {
  const status = await textOf(pid, 'status');
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

async function residentKilobytes(pid: number): Promise<number> {
  const status = await textOf(pid, 'status');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}
