import { foldText } from '@playhouse/shared/fold-text.ts'
import { type SQL, sql } from 'drizzle-orm'
import { game } from '../../../../db/tables/games.ts'

interface KindTexts {
  /** Colloquial names in all languages of the site. */
  words: string
  /** Games of this kind, the closest first. Models are given by id prefix. */
  games: readonly { classes?: readonly string[]; categories?: readonly string[]; model?: string }[]
}

/** Kinds of games that players search by names which the games' titles may lack. */
const KINDS: readonly KindTexts[] = [
  {
    words: 'tài xỉu, sic bo, sicbo, hi lo, 骰宝, 大小, ไฮโล, dadu',
    games: [{ classes: ['SIC'] }, { model: 'sic-bo' }, { model: 'dice' }],
  },
  { words: 'xúc xắc, dice, 骰子, ลูกเต๋า', games: [{ model: 'dice' }, { classes: ['SIC'] }] },
  { words: 'baccarat, bac, punto banco, 百家乐, บาคาร่า, bakarat', games: [{ classes: ['BAC'] }] },
  { words: 'roulette, cò quay, 轮盘, รูเล็ต, rolet', games: [{ classes: ['ROU'] }] },
  { words: 'dragon tiger, rồng hổ, 龙虎, เสือมังกร, naga harimau', games: [{ classes: ['DAT'] }] },
  { words: 'blackjack, xì dách, 二十一点, แบล็คแจ็ค', games: [{ classes: ['BJ'] }] },
  { words: 'bắn cá, fish, fishing, 捕鱼, ยิงปลา, tembak ikan', games: [{ categories: ['FISH'] }] },
  { words: 'đá gà, cockfight, 斗鸡, ไก่ชน, sabung ayam', games: [{ categories: ['COCKFIGHT'] }] },
  { words: 'bóng đá, football, soccer, 足球, ฟุตบอล, sepak bola', games: [{ model: 'markets-football' }] },
  { words: 'tennis, quần vợt, 网球, เทนนิส, tenis', games: [{ model: 'markets-tennis' }] },
  { words: 'cầu lông, badminton, 羽毛球, แบดมินตัน, bulu tangkis', games: [{ model: 'markets-badminton' }] },
  { words: 'bóng chuyền, volleyball, 排球, วอลเลย์บอล, bola voli', games: [{ model: 'markets-volleyball' }] },
  {
    words: 'bóng bàn, table tennis, ping pong, 乒乓球, ปิงปอง, tenis meja',
    games: [{ model: 'markets-table-tennis' }],
  },
  { words: 'thể thao, sports, 体育, กีฬา, olahraga', games: [{ categories: ['SPORTS'] }] },
  { words: 'thể thao điện tử, esports, e sports, 电竞, อีสปอร์ต', games: [{ categories: ['ESPORTS'] }] },
  { words: 'crash, bay cao, aviator, 飞升, แครช', games: [{ model: 'crash' }] },
  { words: 'nổ hũ, jackpot, 奖池, แจ็คพอต', games: [{ classes: ['JP'] }] },
  { words: 'slot, slots, quay hũ, 老虎机, สล็อต', games: [{ classes: ['SM', 'JP'] }] },
  {
    words: 'xổ số, lô đề, lottery, lotto, keno, 彩票, หวย, togel, lotre',
    games: [{ categories: ['ELOTT', 'LOTT'] }],
  },
  {
    words: 'ba cây, đánh bài, poker, card games, three cards, 棋牌, ไพ่, kartu',
    games: [{ categories: ['PVP'] }],
  },
  { words: 'live casino, sòng bài, 真人, คาสิโนสด, kasino langsung', games: [{ categories: ['LIVE'] }] },
]

const BY_WORDS = new Map(
  KINDS.flatMap(({ words, games }) => words.split(', ').map((one) => [foldText(one), games] as const)),
)

/**
 * Conditions for games of the kind that a folded text names, one per degree of closeness, the closest first. Empty for
 * other texts.
 */
export function kindConditions(folded: string): SQL[] {
  return (BY_WORDS.get(folded) ?? []).map(({ classes, categories, model }) =>
    classes
      ? sql`${game.gameClass} in ${[...classes]}`
      : categories
        ? sql`${game.category} in ${[...categories]}`
        : sql`${game.modelId} like ${`${model}%`}`,
  )
}

const ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
  .concat(' seventeen eighteen nineteen')
  .split(' ')
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const VIETNAMESE = 'khong mot hai ba bon nam sau bay tam chin muoi'.split(' ')

/** Spelled-out forms of a number in names, folded: `88` as `eighty eight`. Empty for other words. */
export function numberReadings(word: string): string[] {
  if (!/^\d{1,4}$/.test(word)) return []
  const value = Number(word)
  if (value === 1_000) return ['thousand', 'nghin']
  if (value === 100) return ['hundred', 'tram']
  if (value > 99) return []
  const english = ONES[value] ?? [TENS[Math.floor(value / 10)], value % 10 ? ONES[value % 10] : ''].join(' ').trim()
  const vietnamese = VIETNAMESE[value]
  return vietnamese ? [english, vietnamese] : [english]
}
