// npm run bet-texts -- FILE [LOTTERY]: what the quick entry reads, asks and refuses in the messages of a file, which blank lines separate.
import { readFileSync } from 'node:fs'
import { findBetType } from '@playhouse/engines/lottery/bet-types.ts'
import { formatPick } from '@playhouse/engines/lottery/picks.ts'
import { readBetText } from '@playhouse/engines/lottery/bet-text/bet-text.ts'
import { getStructure, type TextBet, type TextBoard } from '@playhouse/engines/lottery/bet-text/readings.ts'
import { findLottery, STATIONS } from '@playhouse/engines/lottery/games.ts'
import { CURRENT_ODDS } from '@playhouse/engines/lottery/odds.ts'
import { priceLine } from '@playhouse/engines/lottery/ticket-lines.ts'
import { formatAmount } from '@playhouse/shared/money.ts'

const TERMS = { version: CURRENT_ODDS, mode: 'ZY', series: null } as const

/** On the first day of the week on which the lottery draws. */
function getBoard(code: string): TextBoard {
  const lottery = findLottery(code)
  if (!lottery?.region)
    throw new Error(`No Vietnamese lottery has the code ${code}. One is HA_NOI, another HO_CHI_MINH.`)
  const [day] = lottery.weekdays
  const stations = STATIONS.filter(({ weekdays }) => day !== undefined && weekdays.includes(day))
  return { region: lottery.region, lottery: code, stations: stations.map((station) => station.code) }
}

function describe(board: TextBoard, bets: readonly TextBet[]): string {
  const texts = bets.map((bet) => {
    const structure = getStructure(board, bet.lottery)
    const type = findBetType(structure, bet.betType)
    const picks = bet.picks.map((pick) => (type ? formatPick(structure, type, pick) : pick))
    const { units, costMinor } = priceLine(structure, TERMS, bet)
    const shown = picks.length > 12 ? `${picks.slice(0, 12).join(' ')} … ${picks.length} numbers` : picks.join(' ')
    const stake = formatAmount(bet.stakeMinor)
    return `${bet.lottery ?? board.lottery} ${bet.betType} ${shown} x ${stake}: tickets ${units}, cost ${formatAmount(costMinor)}`
  })
  return texts.join('; ')
}

function tryMessages(file: string | undefined, code = 'HA_NOI'): void {
  if (file === undefined) throw new Error('Name a file: npm run bet-texts -- FILE [LOTTERY]')
  const board = getBoard(code)
  const counts = { read: 0, questions: 0, refused: 0 }
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const messages = readFileSync(file, 'utf8')
    .split(/(?:\r?\n[ \t]*){2,}/)
    .filter((message) => message.trim() !== '')
  for (const [index, message] of messages.entries()) {
    say(`Message ${index + 1}`)
    const { lines, questions, errors } = readBetText(message, board)
    for (const part of [...lines, ...questions, ...errors].toSorted((a, b) => a.start - b.start)) {
      const question = questions.find((one) => one === part)
      const text = JSON.stringify(message.slice(part.start, part.end))
      if ('betType' in part) {
        counts.read += 1
        say(`  read     ${text}: ${describe(board, [part])}`)
      } else if (question) {
        counts.questions += 1
        say(`  asked    ${text}: ${question.reason}`)
        for (const { bets } of question.readings) say(`             ${describe(board, bets)}`)
      } else {
        counts.refused += 1
        say(`  refused  ${text}: ${part.reason} at ${JSON.stringify(message.slice(part.focus.start, part.focus.end))}`)
      }
    }
  }
  say(
    `Messages ${messages.length}, lines read ${counts.read}, questions ${counts.questions}, refused ${counts.refused}`,
  )
}

try {
  tryMessages(...(process.argv.slice(2) as [string?, string?]))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
