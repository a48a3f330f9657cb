import { USUAL_PRICE_UNIT } from '@playhouse/engines/lottery/bet-text/amounts.ts'
import { LONGEST_BET_TEXT, readBetText } from '@playhouse/engines/lottery/bet-text/bet-text.ts'
import { habitIn } from '@playhouse/engines/lottery/bet-text/habits.ts'
import type { Reading, TextLine, TextQuestion } from '@playhouse/engines/lottery/bet-text/readings.ts'
import { mainStations } from '@playhouse/engines/lottery/bet-text/stations.ts'
import type { OddsChoice } from '@playhouse/engines/lottery/odds.ts'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../../access/use-viewer.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { stationName } from '../lottery-names.ts'
import { useOwnHabits } from '../own-habits.ts'
import { ReadLines } from './read-lines.tsx'
import { SavedSheets } from './saved-sheets.tsx'
import { type SlipLine, ticketKey, wholeUnits } from './slip.ts'
import { COMMON_SLIP } from './slip-store.ts'
import { getTextCost } from './text-bets.ts'
import { BET_EXAMPLES, type DatedBoard, isSaleClosed, parseNumber } from './text-board.ts'
import { UnclearParts } from './unclear-parts.tsx'

const PARTS_SHOWN = 20

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
  const { integer } = useFormat()
  const { board, read, lines, unclear, answer, forget } = useBetReading(dated, text)
  const field = useRef<HTMLDivElement>(null)
  const added = toSlipLines(lines, board, slip)
  const cost = getTextCost(board, terms, lines)
  const count = cost?.lines ?? lines.length
  const isCurrent = read === text
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
            : cost === null
              ? t('problems.UNKNOWN')
              : null
  return (
    <div className="flex flex-col gap-4">
      <div ref={field}>
        <TextArea
          label={t('quick.label')}
          description={t('quick.hint', { example: BET_EXAMPLES[board.region === 'NORTH' ? 'NORTH' : 'SOUTH'] })}
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
      <ReadingRules board={board} currency={currency} />
      <p role="status" className="visually-hidden">
        {read === '' ? '' : t('quick.status', { lines: integer(count), count: unclear.length })}
      </p>
      {undecided}
      {viewer ? (
        <SavedSheets board={board} onText={(saved) => onText(text.trim() === '' ? saved : `${text}\n${saved}`)} />
      ) : null}
      {shown.length > 0 ? (
        <UnclearParts
          parts={shown}
          count={unclear.length}
          current={current}
          text={read}
          board={board}
          terms={terms}
          currency={currency}
          onSelect={select}
          onReplace={replace}
          onAnswer={answer}
        />
      ) : null}
      {lines.length > 0 && undecided === null ? (
        <ReadLines
          board={board}
          terms={terms}
          currency={currency}
          lines={lines}
          tickets={new Set(added.map(ticketKey)).size}
        />
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
            onAdd(added)
            onText('')
          }}
        >
          {t('quick.add', { count })}
        </Button>
      </div>
    </div>
  )
}

/** Reads a text with the viewer's habits, a moment after it is typed. */
function useBetReading(dated: DatedBoard, text: string) {
  const { habits, remember, forget } = useOwnHabits(useViewer()?.id ?? '')
  const written = JSON.stringify(dated)
  // The same board as long as it says the same.
  const board = useMemo(() => ({ ...(JSON.parse(written) as DatedBoard), own: habits }), [written, habits])
  const read = useDeferredValue(text)
  const { lines, questions, errors } = useMemo(() => readBetText(read, board), [board, read])
  const unclear = useMemo(() => [...questions, ...errors].toSorted((a, b) => a.start - b.start), [questions, errors])
  const answer = (question: TextQuestion, reading: Reading) => {
    const habit = habitIn(read, board, question, reading)
    if (habit) remember(habit)
  }
  return { board, read, lines, unclear, answer, forget }
}

/** The assumptions of the house: the unit of prices, its cut-off, and the stations of lines that name none. */
function ReadingRules({ board, currency }: { board: DatedBoard; currency: string }) {
  const { t } = useTranslation('lottery')
  const { wholeMoney } = useFormat()
  const { priceUnit = USUAL_PRICE_UNIT } = board
  const main = mainStations(board)
  return (
    <>
      <p className="text-small text-muted">
        <span>{t('quick.unit', { unit: wholeMoney(String(priceUnit), currency) })}</span>{' '}
        <span>{board.cutOffMinutes > 0 ? t('quick.cutOff', { count: board.cutOffMinutes }) : ''}</span>
      </p>
      {main.length > 1 ? (
        <p className="text-small text-muted">
          {t('quick.mainStations', { stations: main.map(stationName).join(', ') })}
        </p>
      ) : null}
    </>
  )
}

/** Lines of the common slip name their lottery. */
function toSlipLines(lines: readonly TextLine[], board: DatedBoard, slip: string): Omit<SlipLine, 'id'>[] {
  return lines.map(({ betType, picks, stakeMinor, lottery: other }) => {
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
  })
}
