/** The part of an address that asks for more than its path. */

/** `?a=b` of those that are something. */
export function query(given: Record<string, string | number | null | undefined>): string {
  const some = Object.entries(given).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return some.length ? `?${some.join('&')}` : '';
}
