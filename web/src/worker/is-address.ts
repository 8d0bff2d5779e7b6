/** Whether a path is one of these addresses, in which ':number' stands for any part: '/order/:number'. */
export function isAddress(path: string, addresses: readonly string[]): boolean {
  const parts = partsOf(path);
  return addresses.some((address) => {
    const wanted = partsOf(address);
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  });
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');
