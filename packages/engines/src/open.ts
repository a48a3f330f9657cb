/** Engine kinds with a client. Games of all others are seeded under maintenance. */
const OPEN_KINDS: ReadonlySet<string> = new Set([
  'slot',
  'slot-classic',
  'cascade',
  'slot-ways',
  'slot-free-spins',
  'dice',
  'crash',
  'baccarat',
  'fishing',
  'cards',
  'markets',
])

/** Whether games of an engine's kind (`slot`, `dice`, `markets` …) can be opened. */
export function isOpen(kind: string): boolean {
  return OPEN_KINDS.has(kind)
}
