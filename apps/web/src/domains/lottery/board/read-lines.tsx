import type { TextLine } from '@playhouse/engines/lottery/bet-text/readings.ts'
import type { OddsChoice } from '@playhouse/engines/lottery/odds.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { stationName, useDrawName } from '../lottery-names.ts'
import { getTextCost, namesOwnStation, useBetText } from './text-bets.ts'
import { type DatedBoard, parseNumber } from './text-board.ts'
import { useSoldTexts } from './use-sold-texts.ts'

const LINES_SHOWN = 30

interface ReadLinesProps {
  board: DatedBoard
  terms: OddsChoice
  currency: string
  lines: readonly TextLine[]
  /** How many tickets they are sold as. */
  tickets: number
}

/** The lines read from the text, with combinations and cost, what they are sold as, and the parts that were assumed. */
export function ReadLines({ board, terms, currency, lines, tickets }: ReadLinesProps) {
  const { t } = useTranslation('lottery')
  const { wholeMoney } = useFormat()
  const drawName = useDrawName()
  const { ticketsText } = useSoldTexts()
  const { getName, getPicks, getStake } = useBetText(board, currency)
  const total = getTextCost(board, terms, lines)
  const money = (minor: bigint) => wholeMoney(formatAmount(minor), currency)
  const namesStations = namesOwnStation(board) || lines.some(({ lottery }) => lottery !== undefined)
  const getDraw = ({ lottery = board.lottery }: TextLine) => parseNumber(board, lottery)
  const hasDays = new Set(lines.map(getDraw)).size > 1
  return (
    <section aria-labelledby="read-lines">
      <h3 id="read-lines" className="text-small text-muted">
        {t('quick.read', { count: total?.lines ?? lines.length })}
      </h3>
      <ul className="mt-1 divide-y divide-line rounded-card border border-line">
        {lines.slice(0, LINES_SHOWN).map((line, index) => {
          const priced = getTextCost(board, terms, [line])
          return (
            <li key={index} className="flex flex-wrap justify-between gap-x-4 px-3 py-2 text-body">
              <span className="min-w-0">
                {namesStations ? (
                  <span className="font-medium">{stationName(line.lottery ?? board.lottery)} · </span>
                ) : null}
                {hasDays ? (
                  <span className="text-muted">{t('slip.forDraw', { number: drawName(getDraw(line) ?? '') })} · </span>
                ) : null}
                <span className="text-muted">{getName(line)}</span>{' '}
                <span className="figures whitespace-normal! font-medium">{getPicks(line)}</span>{' '}
                <span className="figures text-muted">× {getStake(line)}</span>
              </span>
              {priced ? (
                <span className="figures ms-auto">
                  {t('slip.lineCost', { count: priced.units, cost: money(priced.cost) })}
                </span>
              ) : null}
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
          <span className="figures">
            {ticketsText(total.lines, tickets)} · {money(total.cost)}
          </span>
        </p>
      ) : null}
    </section>
  )
}
