/** The kinds of engines whose games can be opened: those with a page. The world keeps all others under maintenance. */
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
