/** Moves `Date` of this process or page ahead by so many milliseconds. Needs nothing else, so that a page can run it. */
export function shiftDate(ahead: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (date, values: unknown[], made) =>
      Reflect.construct(date, values.length === 0 ? [now()] : values, made) as Date,
    get: (date, name, receiver) => (name === 'now' ? now : Reflect.get(date, name, receiver)),
  });
}
