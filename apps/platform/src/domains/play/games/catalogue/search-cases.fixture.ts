import { foldText } from '@playhouse/shared/fold-text.ts'

/** A search and what its first result must be. */
export interface SearchCase {
  search: string
  /** Category codes of a lobby. */
  gameType?: readonly string[]
  /** The folded name, in any language; for searches of a kind, see `kind`. */
  name?: RegExp
  /** Class or category of the first result, or DICE or CRASH by its name. */
  kind?: readonly string[]
  /** No result here; the best match elsewhere or the nearest name must be this. */
  elsewhere?: RegExp
}

const named = (name: RegExp, ...searches: string[]): SearchCase[] => searches.map((search) => ({ search, name }))
const ofKind = (kind: readonly string[], ...searches: string[]): SearchCase[] =>
  searches.map((search) => ({ search, kind }))
const word = (one: string): RegExp => new RegExp(`(^| )(?:${one})( |$)`)

/** Searches of players over the demo data. */
export const SEARCH_CASES: readonly SearchCase[] = [
  // A word, a prefix, a plural, capitals and accents.
  ...named(word('tigers?|ho|cop'), 'tiger', 'Tiger', 'TIGERS', 'tigers'),
  ...named(word('dragons?'), 'dragon', 'Dragon', 'dragons'),
  ...named(word('dragons?'), 'drago'),
  ...named(word('lanterns?'), 'lantern', 'lanterns', 'lanter'),
  ...named(word('phoenix(es)?'), 'phoenix', 'phoeni'),
  ...named(word('elephants?'), 'elephant', 'elephants'),
  ...named(word('turtles?'), 'turtle'),
  ...named(word('monkeys?'), 'monkey'),
  ...named(word('rong|dragons?'), 'rồng', 'rong', 'Rồng'),
  ...named(/den long|lantern/, 'đèn lồng', 'den long', 'ĐÈN LỒNG'),
  ...named(word('ca chep|carps?|koi'), 'cá chép', 'ca chep'),
  ...named(word('hoa sen|lotus(es)?'), 'hoa sen'),
  // Typos: a missing, doubled, wrong or swapped letter, and phonetic spelling.
  ...named(word('tigers?'), 'tygr', 'tgier', 'tiiger', 'tigger'),
  ...named(word('dragons?'), 'drgon', 'dragn', 'dargon', 'draggon'),
  ...named(word('lanterns?'), 'latnern', 'lantren', 'lantrn'),
  ...named(word('phoenix(es)?'), 'phenix', 'pheonix'),
  ...named(word('elephants?'), 'elefant', 'elephnat'),
  ...named(word('turtles?'), 'turtel'),
  ...named(word('monkeys?'), 'monky', 'mnkey'),
  ...named(/den long|lantern/, 'denlong', 'den lomg', 'dne long'),
  // Kinds of games by their colloquial names.
  ...ofKind(['SIC', 'DICE'], 'tài xỉu', 'tai xiu', 'sic bo', '骰宝', 'xúc xắc', 'dice'),
  ...ofKind(['BAC'], 'baccarat', 'bacarat', 'bac', '百家乐'),
  ...ofKind(['FISH'], 'bắn cá', 'ban ca', 'fishing', '捕鱼'),
  ...ofKind(['COCKFIGHT'], 'đá gà', 'da ga', 'cockfight'),
  ...ofKind(['SPORTS'], 'bóng đá', 'football', 'soccer', 'tennis', 'cầu lông', 'badminton', 'ping pong', 'volleyball'),
  ...ofKind(['ESPORTS'], 'esports', 'thể thao điện tử'),
  ...ofKind(['ELOTT', 'LOTT'], 'xổ số', 'xo so', 'lottery', '彩票'),
  ...ofKind(['PVP'], 'ba cây', 'poker', 'three cards'),
  ...ofKind(['JP'], 'jackpot', 'nổ hũ'),
  ...ofKind(['CRASH'], 'crash', 'bay cao'),
  ...ofKind(['SM', 'JP'], 'slots', 'slot'),
  // In a lobby without a match, with and without a typo.
  { search: 'baccarat', gameType: ['SPORTS'], elsewhere: /baccarat|punto banco/ },
  { search: 'football', gameType: ['LIVE'], elsewhere: /football|bong da/ },
  { search: 'bacarat', gameType: ['FISH'], elsewhere: /baccarat|punto banco/ },
]

interface Found {
  games: readonly FoundGame[]
  nearest?: readonly FoundGame[] | undefined
}

interface FoundGame {
  gameName: string
  gameType: unknown
  gameClassify?: string | null | undefined
}

/** Describes an unexpected first result; undefined if it is as expected. */
export function getProblem({ name, kind, elsewhere }: SearchCase, { games, nearest }: Found): string | undefined {
  const first = elsewhere ? nearest?.[0] : games[0]
  if (!first || (elsewhere && games.length > 0)) return first ? `found ${first.gameName} here` : 'found nothing'
  const folded = foldText(first.gameName)
  const pattern = elsewhere ?? name
  const isRight = pattern ? pattern.test(folded) : kind?.some((one) => isOfKind(one, first, folded))
  return isRight ? undefined : `found ${first.gameName} (${String(first.gameType)})`
}

function isOfKind(kind: string, { gameType, gameClassify }: FoundGame, folded: string): boolean {
  if (kind === 'DICE') return /dice|roll|xuc xac|gieo so/.test(folded)
  if (kind === 'CRASH') return /crash|take off|bay cao|but pha/.test(folded)
  return gameType === kind || gameClassify === kind
}
