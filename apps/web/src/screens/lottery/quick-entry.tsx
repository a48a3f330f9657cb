import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { betTypeOf } from '@playhouse/engines/lottery/bet-types.ts'
import { parseQuickEntry, type QuickLine, type UnclearPart } from '@playhouse/engines/lottery/quick-entry.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { CircleHelp } from 'lucide-react'
import { useDeferredValue, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLotteryNames } from '../../features/lottery/lottery-names.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useBetWords } from './bet-words.ts'
import { type SlipLine, wholeUnits } from './slip.ts'

const EXAMPLE = 'de 52 50k, lo 83 10d; xien 00 83 100k; dau 5 x 10'
const LONGEST = 120_000
const PARTS_SHOWN = 20
const LINES_SHOWN = 30
const PICKS_SHOWN = 12

interface QuickEntryProps {
  structure: Structure
  currency: string
  text: string
  onText: (text: string) => void
  onAdd: (lines: readonly Omit<SlipLine, 'id'>[]) => void
}

/** Bets as people write them in messages. Whatever has more than one reading is asked about and not added before. */
export function QuickEntry({ structure, currency, text, onText, onAdd }: QuickEntryProps) {
  const { t } = useTranslation('lottery')
  const { integer } = useFormat()
  const read = useDeferredValue(text)
  const { lines, unclear } = useMemo(() => parseQuickEntry(structure, read), [structure, read])
  const field = useRef<HTMLDivElement>(null)
  const isCurrent = read === text
  const replace = ({ start, end }: UnclearPart, by: string) => {
    if (!isCurrent) return
    onText(`${text.slice(0, start)}${by}${text.slice(end)}`)
    field.current?.querySelector('textarea')?.focus()
  }
  const reason =
    unclear.length > 0
      ? t('quick.settleFirst', { count: unclear.length })
      : lines.length === 0
        ? t('quick.empty')
        : null
  return (
    <div className="flex flex-col gap-4">
      <div ref={field}>
        <TextArea
          label={t('quick.label')}
          description={t('quick.hint', { example: EXAMPLE })}
          value={text}
          rows={4}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      <p role="status" className="visually-hidden">
        {read === '' ? '' : t('quick.status', { lines: integer(lines.length), count: unclear.length })}
      </p>
      {unclear.length > 0 ? (
        <section aria-labelledby="unclear" className="rounded-card border border-line bg-info-soft px-4 py-3">
          <h3 id="unclear" className="flex items-center gap-2 text-body font-semibold">
            <Icon icon={CircleHelp} size={16} className="text-info" />
            {t('quick.unclear', { count: unclear.length })}
          </h3>
          <ul className="mt-2 flex flex-col divide-y divide-line">
            {unclear.slice(0, PARTS_SHOWN).map((part) => (
              <Unclear
                key={`${part.start}-${part.text}`}
                part={part}
                text={read}
                onReplace={(by) => replace(part, by)}
              />
            ))}
          </ul>
          {unclear.length > PARTS_SHOWN ? (
            <p className="pt-2 text-small text-muted">{t('quick.more', { count: unclear.length - PARTS_SHOWN })}</p>
          ) : null}
        </section>
      ) : null}
      {lines.length > 0 ? <ReadLines structure={structure} currency={currency} lines={lines} /> : null}
      <div className="flex flex-wrap justify-end gap-2">
        {text === '' ? null : <Button onClick={() => onText('')}>{t('clear')}</Button>}
        <Button
          disabledReason={isCurrent ? reason : t('quick.reading')}
          onClick={() => {
            onAdd(lines.map(({ betType, picks, stakeMinor }) => ({ betType, picks, stake: wholeUnits(stakeMinor) })))
            onText('')
          }}
        >
          {t('quick.add', { count: lines.length })}
        </Button>
      </div>
    </div>
  )
}

interface UnclearProps {
  part: UnclearPart
  text: string
  onReplace: (by: string) => void
}

function Unclear({ part, text, onReplace }: UnclearProps) {
  const { t } = useTranslation('lottery')
  const { start, end, focus, reason, options } = part
  const cut = (from: number, to: number) => (to - from > 60 ? `${text.slice(from, from + 60)}…` : text.slice(from, to))
  return (
    <li className="flex flex-col gap-2 py-2.5">
      <p className="text-body wrap-anywhere">
        <span className="text-muted">{cut(start, focus.start)}</span>
        <mark className="rounded-inner bg-pressed px-0.5 font-semibold text-text underline decoration-info decoration-2 underline-offset-4">
          {cut(focus.start, focus.end)}
        </mark>
        <span className="text-muted">{cut(focus.end, end)}</span>
      </p>
      <p className="text-small text-muted">{t(`quick.reasons.${reason}`)}</p>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <Button key={option} size="small" onClick={() => onReplace(option)} className="max-w-full wrap-anywhere">
            {t('quick.write', { text: option })}
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={() => onReplace('')}>
          {t('quick.remove')}
        </Button>
      </div>
    </li>
  )
}

interface ReadLinesProps {
  structure: Structure
  currency: string
  lines: readonly QuickLine[]
}

/** What was read, with what was understood without being written. */
function ReadLines({ structure, currency, lines }: ReadLinesProps) {
  const { t } = useTranslation('lottery')
  const { betTypeName } = useLotteryNames()
  const { picksText } = useBetWords(structure, currency)
  const { wholeMoney } = useFormat()
  return (
    <section aria-labelledby="read-lines">
      <h3 id="read-lines" className="text-small text-muted">
        {t('quick.read', { count: lines.length })}
      </h3>
      <ul className="mt-1 divide-y divide-line rounded-card border border-line">
        {lines.slice(0, LINES_SHOWN).map(({ betType, picks, stakeMinor, notes }, index) => (
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-3 py-2 text-body">
            <span className="min-w-0">
              <span className="text-muted">{betTypeOf(structure, betType) ? betTypeName(betType) : betType}</span>{' '}
              <span className="figures whitespace-normal! font-medium">{picksText(betType, picks, PICKS_SHOWN)}</span>
            </span>
            <span className="figures">{wholeMoney(formatAmount(stakeMinor), currency)}</span>
            {notes.length > 0 ? (
              <span className="col-span-2 text-caption text-muted">
                {notes.map((note) => t(`quick.notes.${note}`)).join(' ')}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {lines.length > LINES_SHOWN ? (
        <p className="mt-1 text-small text-muted">{t('quick.more', { count: lines.length - LINES_SHOWN })}</p>
      ) : null}
    </section>
  )
}
