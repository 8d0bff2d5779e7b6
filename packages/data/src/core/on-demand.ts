/** How each part of an object is made. */
export type Makers<All> = { readonly [Name in keyof All]: () => All[Name] };

/** An object whose parts are made when they are asked for, anew each time. */
export function onDemand<All extends object>(makers: Makers<All>): All {
  const getters = Object.entries<() => unknown>(makers).map(
    ([name, get]) => [name, { get, enumerable: true, configurable: true }] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(getters)) as All;
}
