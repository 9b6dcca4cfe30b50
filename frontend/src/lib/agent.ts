/** What a browser calls itself, so far as a person recognises it. */

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const named = (agent: string, names: readonly (readonly [string, string])[]) =>
  names.find(([part]) => agent.includes(part))?.[1];

/** `Firefox · Windows`; what it said itself where neither is known; null for nothing. */
export function agentName(agent: string): string | null {
  return [named(agent, browsers), named(agent, systems)].filter(Boolean).join(' · ') || agent || null;
}
