import { LONGEST_BET_TEXT } from '@playhouse/engines/lottery/bet-text/bet-text.ts'
import type {
  Reading,
  TextBet,
  TextBoard,
  TextError,
  TextQuestion,
} from '@playhouse/engines/lottery/bet-text/readings.ts'
import { findLottery } from '@playhouse/engines/lottery/games.ts'
import type { OddsChoice } from '@playhouse/engines/lottery/odds.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { CircleHelp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { stationName } from '../lottery-names.ts'
import { getTextCost, namesOwnStation, useBetText } from './text-bets.ts'

const BETS_SHOWN = 3

interface UnclearPartProps {
  text: string
  board: TextBoard
  terms: OddsChoice
  currency: string
  onSelect: (start: number, end: number) => void
  onReplace: (start: number, end: number, by: string) => void
  onAnswer: (question: TextQuestion, reading: Reading) => void
}

interface UnclearPartsProps extends UnclearPartProps {
  parts: readonly (TextError | TextQuestion)[]
  /** Of all unclear parts; those behind the first ones are not shown. */
  count: number
  /** The part whose place in the text was pressed. */
  current: TextError | TextQuestion | undefined
}

/** The ambiguous parts of a text, each with its possible readings. */
export function UnclearParts({ parts, count, current, ...props }: UnclearPartsProps) {
  const { t } = useTranslation('lottery')
  return (
    <section aria-labelledby="unclear" className="rounded-card border border-line bg-info-soft px-4 py-3">
      <h3 id="unclear" className="flex items-center gap-2 text-body font-semibold">
        <Icon icon={CircleHelp} size={16} className="text-info" />
        {t('quick.unclear', { count })}
      </h3>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {parts.map((part) => (
          <Unclear key={`${part.start}-${part.end}`} part={part} isCurrent={part === current} {...props} />
        ))}
      </ul>
      {count > parts.length ? (
        <p className="pt-2 text-small text-muted">{t('quick.more', { count: count - parts.length })}</p>
      ) : null}
    </section>
  )
}

interface UnclearProps extends UnclearPartProps {
  part: TextError | TextQuestion
  /** Whether its place in the text was pressed. */
  isCurrent: boolean
}

function Unclear({ part, isCurrent, text, board, terms, currency, onSelect, onReplace, onAnswer }: UnclearProps) {
  const { t } = useTranslation('lottery')
  const { integer, wholeMoney } = useFormat()
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
          const priced = getTextCost(board, terms, reading.bets)
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
                  {t('slip.lineCost', {
                    count: priced.units,
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
