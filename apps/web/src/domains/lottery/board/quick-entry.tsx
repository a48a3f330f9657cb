import { USUAL_PRICE_UNIT } from '@playhouse/engines/lottery/bet-text/amounts.ts'
import { LONGEST_BET_TEXT, readBetText } from '@playhouse/engines/lottery/bet-text/bet-text.ts'
import { habitIn } from '@playhouse/engines/lottery/bet-text/habits.ts'
import {
  type Reading,
  getStructure,
  type TextBet,
  type TextBoard,
  type TextError,
  type TextLine,
  type TextQuestion,
} from '@playhouse/engines/lottery/bet-text/readings.ts'
import { mainStations } from '@playhouse/engines/lottery/bet-text/stations.ts'
import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { type OddsChoice, OddsError } from '@playhouse/engines/lottery/odds.ts'
import { priceLine } from '@playhouse/engines/lottery/ticket-lines.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { CircleHelp } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../../access/use-viewer.ts'
import { stationName, useLotteryNames } from '../lottery-names.ts'
import { useOwnHabits } from '../own-habits.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useBetTexts } from './bet-texts.ts'
import { SavedSheets } from './saved-sheets.tsx'
import { type SlipLine, wholeUnits } from './slip.ts'
import { COMMON_SLIP } from './slip-store.ts'
import { type DatedBoard, isSaleClosed, parseNumber } from './text-board.ts'

const EXAMPLES = {
  NORTH: 'de 52 50k, lo 83 10d; xien 00 83 100k; dau 5 x 10',
  SOUTH: '12.34dd10 b5; 2d 56b1; 123xc10 xcdao1',
} as const
const PARTS_SHOWN = 20
const LINES_SHOWN = 30
const PICKS_SHOWN = 12
const BETS_SHOWN = 3

interface QuickEntryProps {
  board: DatedBoard
  /** Name of the slip; each line of the common one names its lottery. */
  slip: string
  terms: OddsChoice
  currency: string
  text: string
  /** Questions to answer before the text can be read. */
  undecided?: React.ReactNode
  onText: (text: string) => void
  onAdd: (lines: readonly Omit<SlipLine, 'id'>[]) => void
}

/** Bets as people write them in messages. Whatever has more than one reading is asked about and not added before. */
export function QuickEntry({
  board: dated,
  slip,
  terms,
  currency,
  text,
  undecided = null,
  onText,
  onAdd,
}: QuickEntryProps) {
  const { t } = useTranslation('lottery')
  const viewer = useViewer()
  const { integer, wholeMoney } = useFormat()
  const { habits, remember, forget } = useOwnHabits(viewer?.id ?? '')
  const { region } = dated
  const written = JSON.stringify(dated)
  // The same board as long as it says the same.
  const board = useMemo(() => ({ ...(JSON.parse(written) as DatedBoard), own: habits }), [written, habits])
  const read = useDeferredValue(text)
  const { lines, questions, errors } = useMemo(() => readBetText(read, board), [board, read])
  const field = useRef<HTMLDivElement>(null)
  const unclear = useMemo(() => [...questions, ...errors].toSorted((a, b) => a.start - b.start), [questions, errors])
  const { getCost } = useCosts(board, terms)
  const main = mainStations(board)
  const isCurrent = read === text
  const { priceUnit = USUAL_PRICE_UNIT } = board
  const isClosed = isSaleClosed(board)
  const isTooLong = text.length > LONGEST_BET_TEXT
  const asks = undecided === null && !isTooLong
  const shown = asks ? unclear.slice(0, PARTS_SHOWN) : []
  /** Start of the unclear part at which the caret was put. */
  const [pressed, setPressed] = useState<number | null>(null)
  const current = shown.find(({ start }) => start === pressed)
  const select = (start: number, end: number) => {
    const area = field.current?.querySelector('textarea')
    area?.focus()
    area?.setSelectionRange(start, end)
  }
  const replace = (start: number, end: number, by: string) => {
    // Text typed since the last reading moves the positions after it.
    if (text.slice(0, end) !== read.slice(0, end)) return
    onText(`${text.slice(0, start)}${by}${text.slice(end)}`)
    field.current?.querySelector('textarea')?.focus()
  }
  const reason =
    undecided !== null
      ? t('quick.settleFirst', { count: 1 })
      : isClosed
        ? t('closedWait')
        : unclear.length > 0
          ? t('quick.settleFirst', { count: unclear.length })
          : lines.length === 0
            ? t('quick.empty')
            : getCost(lines) === null
              ? t('problems.UNKNOWN')
              : null
  return (
    <div className="flex flex-col gap-4">
      <div ref={field}>
        <TextArea
          label={t('quick.label')}
          description={t('quick.hint', { example: EXAMPLES[region === 'NORTH' ? 'NORTH' : 'SOUTH'] })}
          error={isTooLong ? t('quick.reasons.TOO_LONG', { max: integer(LONGEST_BET_TEXT) }) : undefined}
          value={text}
          // Places of another text are none of this one.
          marks={isCurrent ? shown.map((part) => ({ ...part, isCurrent: part === current })) : []}
          rows={4}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onText(target.value)}
          onClick={({ currentTarget: { selectionStart: at } }) =>
            setPressed(shown.find(({ start, end }) => at >= start && at <= end)?.start ?? null)
          }
        />
      </div>
      <p className="text-small text-muted">
        <span>{t('quick.unit', { unit: wholeMoney(String(priceUnit), currency) })}</span>{' '}
        <span>{board.cutOffMinutes > 0 ? t('quick.cutOff', { count: board.cutOffMinutes }) : ''}</span>
      </p>
      {main.length > 1 ? (
        <p className="text-small text-muted">
          {t('quick.mainStations', { stations: main.map(stationName).join(', ') })}
        </p>
      ) : null}
      <p role="status" className="visually-hidden">
        {read === '' ? '' : t('quick.status', { lines: integer(lines.length), count: unclear.length })}
      </p>
      {undecided}
      {viewer ? (
        <SavedSheets board={board} onText={(saved) => onText(text.trim() === '' ? saved : `${text}\n${saved}`)} />
      ) : null}
      {shown.length > 0 ? (
        <section aria-labelledby="unclear" className="rounded-card border border-line bg-info-soft px-4 py-3">
          <h3 id="unclear" className="flex items-center gap-2 text-body font-semibold">
            <Icon icon={CircleHelp} size={16} className="text-info" />
            {t('quick.unclear', { count: unclear.length })}
          </h3>
          <ul className="mt-2 flex flex-col divide-y divide-line">
            {shown.map((part) => (
              <Unclear
                key={`${part.start}-${part.end}`}
                part={part}
                isCurrent={part === current}
                onSelect={select}
                text={read}
                board={board}
                terms={terms}
                currency={currency}
                onReplace={replace}
                onAnswer={(question, reading) => {
                  const habit = habitIn(read, board, question, reading)
                  if (habit) remember(habit)
                }}
              />
            ))}
          </ul>
          {unclear.length > PARTS_SHOWN ? (
            <p className="pt-2 text-small text-muted">{t('quick.more', { count: unclear.length - PARTS_SHOWN })}</p>
          ) : null}
        </section>
      ) : null}
      {lines.length > 0 && undecided === null ? (
        <ReadLines board={board} terms={terms} currency={currency} lines={lines} />
      ) : null}
      {lines.some(({ notes }) => notes.includes('HABIT')) ? (
        <Button size="small" variant="quiet" className="self-start" onClick={forget}>
          {t('quick.askAgain')}
        </Button>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        {text === '' ? null : <Button onClick={() => onText('')}>{t('clear')}</Button>}
        <Button
          disabledReason={isCurrent ? reason : t('quick.reading')}
          onClick={() => {
            onAdd(
              lines.map(({ betType, picks, stakeMinor, lottery: other }) => {
                const lottery = other ?? (slip === COMMON_SLIP ? board.lottery : undefined)
                const number = lottery === undefined ? undefined : parseNumber(board, lottery)
                return {
                  betType,
                  picks,
                  stake: wholeUnits(stakeMinor),
                  ...(lottery !== undefined && { lottery }),
                  ...(number !== undefined && { number }),
                  reading: board.version,
                }
              }),
            )
            onText('')
          }}
        >
          {t('quick.add', { count: lines.length })}
        </Button>
      </div>
    </div>
  )
}

/** Tickets and cost of bets, at the board's odds; null where they are newer than this page. */
function useCosts(board: TextBoard, terms: OddsChoice) {
  const getCost = (bets: readonly TextBet[]): { tickets: number; cost: bigint } | null => {
    try {
      return bets.reduce(
        (sum, bet) => {
          const { units, costMinor } = priceLine(getStructure(board, bet.lottery), terms, bet)
          return { tickets: sum.tickets + units, cost: sum.cost + costMinor }
        },
        { tickets: 0, cost: 0n },
      )
    } catch (error) {
      if (error instanceof OddsError) return null
      throw error
    }
  }
  return { getCost }
}

/** A bet in words: the stations if they are others, the bet type and its numbers. */
function useBetText(board: TextBoard, currency: string) {
  const { betTypeName } = useLotteryNames()
  const { picksText } = useBetTexts(getStructure(board), currency)
  return {
    getName: ({ betType }: TextBet) => betTypeName(betType),
    getPicks: ({ betType, picks, lottery }: TextBet) =>
      picksText(betType, picks, PICKS_SHOWN, getStructure(board, lottery)),
  }
}

/** "dc" and "2d" are other stations in other houses. */
const namesOwnStation = ({ region, lottery, stations }: TextBoard) => region !== 'NORTH' && stations.includes(lottery)

interface UnclearProps {
  part: TextError | TextQuestion
  /** Whether its place in the text was pressed. */
  isCurrent: boolean
  onSelect: (start: number, end: number) => void
  text: string
  board: TextBoard
  terms: OddsChoice
  currency: string
  onReplace: (start: number, end: number, by: string) => void
  onAnswer: (question: TextQuestion, reading: Reading) => void
}

function Unclear({ part, isCurrent, text, board, terms, currency, onSelect, onReplace, onAnswer }: UnclearProps) {
  const { t } = useTranslation('lottery')
  const { integer, wholeMoney } = useFormat()
  const { getCost } = useCosts(board, terms)
  const { getName, getPicks } = useBetText(board, currency)
  const { start, end, focus, reason } = part
  const readings = 'readings' in part ? part.readings : []
  const own = board.stations.filter((code) => findLottery(code)?.region === board.region)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const cut = (from: number, to: number) => (to - from > 60 ? `${text.slice(from, from + 60)}…` : text.slice(from, to))
  const label = (bets: readonly TextBet[]) => {
    const shown = bets.slice(0, BETS_SHOWN).map((bet) => {
      const station = bet.lottery ?? (namesOwnStation(board) ? board.lottery : undefined)
      const stations = station === undefined ? '' : `${stationName(station)}: `
      return `${stations}${getName(bet)} ${getPicks(bet)}`
    })
    return [...shown, ...(bets.length > BETS_SHOWN ? [t('quick.more', { count: bets.length - BETS_SHOWN })] : [])].join(
      '; ',
    )
  }
  return (
    <li
      ref={item}
      aria-current={isCurrent}
      className="-mx-2 flex flex-col gap-2 rounded-inner px-2 py-2.5 aria-[current=true]:bg-pressed"
    >
      <button
        type="button"
        onClick={() => onSelect(start, end)}
        className="cursor-pointer self-start text-start text-body font-semibold wrap-anywhere underline decoration-info decoration-2 underline-offset-4"
      >
        {cut(focus.start, focus.end)}
      </button>
      <p className="text-small text-muted">
        {t(`quick.reasons.${reason}`, {
          stations: own.map(stationName).join(', '),
          open: own
            .filter((code) => !board.closed?.includes(code))
            .map(stationName)
            .join(', '),
          max: integer(LONGEST_BET_TEXT),
        })}
      </p>
      <div className="flex flex-wrap gap-1.5">
        {readings.map((reading) => {
          const priced = getCost(reading.bets)
          return (
            <Button
              key={reading.text}
              size="small"
              onClick={() => {
                if ('readings' in part) onAnswer(part, reading)
                onReplace(start, end, reading.text)
              }}
              className="h-auto! max-w-full flex-col items-start! gap-0! py-1.5 text-start whitespace-normal! wrap-anywhere"
            >
              <span>{label(reading.bets)}</span>
              {priced ? (
                <span className="figures text-caption font-normal">
                  {t('quick.tickets', {
                    count: priced.tickets,
                    shown: integer(priced.tickets),
                    cost: wholeMoney(formatAmount(priced.cost), currency),
                  })}
                </span>
              ) : null}
            </Button>
          )
        })}
        {reason === 'WORD' && focus.start > start ? (
          <Button size="small" variant="quiet" onClick={() => onReplace(focus.start, focus.end, '')}>
            {t('quick.removeWord', { word: cut(focus.start, focus.end) })}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={() => onReplace(start, end, '')}>
          {t('quick.remove')}
        </Button>
      </div>
    </li>
  )
}

interface ReadLinesProps {
  board: DatedBoard
  terms: OddsChoice
  currency: string
  lines: readonly TextLine[]
}

/** The lines read from the text, with tickets and cost, and the parts that were assumed. */
function ReadLines({ board, terms, currency, lines }: ReadLinesProps) {
  const { t } = useTranslation('lottery')
  const { integer, wholeMoney } = useFormat()
  const { getCost } = useCosts(board, terms)
  const { getName, getPicks } = useBetText(board, currency)
  const total = getCost(lines)
  const money = (minor: bigint) => wholeMoney(formatAmount(minor), currency)
  const sum = (priced: { tickets: number; cost: bigint }) =>
    t('quick.tickets', { count: priced.tickets, shown: integer(priced.tickets), cost: money(priced.cost) })
  const namesStations = namesOwnStation(board) || lines.some(({ lottery }) => lottery !== undefined)
  const getDraw = ({ lottery = board.lottery }: TextLine) => parseNumber(board, lottery)
  const hasDays = new Set(lines.map(getDraw)).size > 1
  return (
    <section aria-labelledby="read-lines">
      <h3 id="read-lines" className="text-small text-muted">
        {t('quick.read', { count: lines.length })}
      </h3>
      <ul className="mt-1 divide-y divide-line rounded-card border border-line">
        {lines.slice(0, LINES_SHOWN).map((line, index) => {
          const priced = getCost([line])
          return (
            <li key={index} className="flex flex-wrap justify-between gap-x-4 px-3 py-2 text-body">
              <span className="min-w-0">
                {namesStations ? (
                  <span className="font-medium">{stationName(line.lottery ?? board.lottery)} · </span>
                ) : null}
                {hasDays ? (
                  <span className="text-muted">{t('slip.forDraw', { number: getDraw(line) ?? '' })} · </span>
                ) : null}
                <span className="text-muted">{getName(line)}</span>{' '}
                <span className="figures whitespace-normal! font-medium">{getPicks(line)}</span>{' '}
                <span className="figures text-muted">× {money(line.stakeMinor)}</span>
              </span>
              {priced ? <span className="figures ms-auto">{sum(priced)}</span> : null}
              {line.notes.length > 0 ? (
                <span className="basis-full text-caption text-muted">
                  {line.notes
                    .map((note) => t(`quick.notes.${note}`, { unit: wholeMoney(String(board.priceUnit), currency) }))
                    .join(' ')}
                </span>
              ) : null}
            </li>
          )
        })}
      </ul>
      {lines.length > LINES_SHOWN ? (
        <p className="mt-1 text-small text-muted">{t('quick.more', { count: lines.length - LINES_SHOWN })}</p>
      ) : null}
      {total ? (
        <p className="mt-2 flex justify-between gap-4 px-3 text-body font-semibold">
          <span>{t('slip.total')}</span>
          <span className="figures">{sum(total)}</span>
        </p>
      ) : null}
    </section>
  )
}
