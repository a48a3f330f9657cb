import type { BetType } from '@playhouse/engines/lottery/bet-type.ts'
import { formatPick } from '@playhouse/engines/lottery/picks.ts'
import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { exactNumber, numberFormat } from '@playhouse/shared/money-format.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLotteryNames } from '../lottery-names.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Die } from '../draw-numbers.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { DIGIT_SETS, namedSet, getPad, PLAIN_SETS, readTyped } from './pad.ts'

const TYPED_WITHIN_MS = 1_200

const cellClass =
  'figures grid min-w-0 place-items-center rounded-control border border-line bg-raised text-body text-text hover:border-edge hover:bg-pressed aria-pressed:border-action aria-pressed:bg-selected aria-pressed:font-semibold disabled:opacity-45 disabled:line-through'

interface NumberPadProps {
  structure: Structure
  type: BetType
  /** Odds as the board gives them: one, or one for each choice. */
  payouts: readonly string[]
  chosen: ReadonlySet<number>
  /** Picks whose ceiling is reached. */
  full: ReadonlySet<number>
  onChange: (cells: ReadonlySet<number>) => void
}

/** The cells of a bet type, which can be pressed, typed, or reached by the arrow keys. */
export function NumberPad({ structure, type, payouts, chosen, full, onChange }: NumberPadProps) {
  const pad = getPad(structure, type)
  const toggle = (cell: number) => {
    const next = new Set(chosen)
    if (!next.delete(cell)) next.add(cell)
    onChange(next)
  }
  if (pad.look === 'TYPED') return <TypedNumbers digits={pad.digits} chosen={chosen} onChange={onChange} />
  if (pad.look === 'CHOICES') {
    return <Choices structure={structure} type={type} payouts={payouts} chosen={chosen} full={full} onToggle={toggle} />
  }
  const hasSets = type.compare.of === 'ENDING' && type.compare.digits === 2
  return (
    <div className="flex flex-col gap-4">
      {hasSets ? <NamedSets chosen={chosen} onChange={onChange} /> : null}
      <div className="flex flex-col gap-3">
        {pad.rows.map(({ position, cells }, row) => (
          <CellRow
            key={row}
            position={position}
            cells={cells}
            columns={pad.columns}
            dice={structure.kind === 'K3'}
            chosen={chosen}
            full={type.compare.of === 'DIRECT' || type.compare.of === 'GROUP' ? NONE : full}
            onToggle={toggle}
          />
        ))}
      </div>
    </div>
  )
}

const NONE: ReadonlySet<number> = new Set()

interface CellRowProps {
  position: number | null
  cells: readonly { cell: number; label: string }[]
  columns: number
  dice: boolean
  chosen: ReadonlySet<number>
  full: ReadonlySet<number>
  onToggle: (cell: number) => void
}

/** One tab stop; arrows move, and typing a number presses it. */
function CellRow({ position, cells, columns, dice, chosen, full, onToggle }: CellRowProps) {
  const { t } = useTranslation('lottery')
  const { pickName } = useLotteryNames()
  const id = useId()
  const [stop, setStop] = useState(0)
  const typed = useRef({ text: '', at: 0 })
  const grid = useRef<HTMLDivElement>(null)

  const focus = (index: number) => {
    setStop(index)
    grid.current?.querySelectorAll('button')[index]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key } = event
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forward = mirrored ? -1 : 1
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -stop,
      End: cells.length - 1 - stop,
    }
    const step = steps[key]
    if (step !== undefined) {
      event.preventDefault()
      const next = stop + step
      if (next >= 0 && next < cells.length) focus(next)
      return
    }
    if (!/^\d$/.test(key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const isFresh = event.timeStamp - typed.current.at > TYPED_WITHIN_MS
    const text = isFresh ? key : typed.current.text + key
    const width = cells.at(-1)?.label.length ?? 1
    const index = cells.findIndex(({ label }) => label === text.padStart(width, '0') && text.length === width)
    typed.current = { text: text.length < width ? text : '', at: event.timeStamp }
    const found = cells[index]
    if (!found) return
    focus(index)
    if (!full.has(found.cell)) onToggle(found.cell)
  }

  return (
    <div className={position === null ? undefined : 'flex items-center gap-3'}>
      {position === null ? null : (
        <span id={id} className="w-16 shrink-0 text-small text-muted max-tablet:w-8">
          <span className="max-tablet:hidden">{t('positionRow', { position })}</span>
          <span className="figures tablet:hidden" aria-hidden="true">
            {position}
          </span>
        </span>
      )}
      <div
        ref={grid}
        role="group"
        aria-label={position === null ? t('numbers') : t('positionRow', { position })}
        className="grid grow gap-1 tablet:gap-1.5"
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          ...(columns < 10 && { maxWidth: `${columns * 4.5}rem` }),
        }}
      >
        {cells.map(({ cell, label }, index) => {
          const isFull = full.has(cell)
          return (
            <button
              key={cell}
              type="button"
              aria-pressed={chosen.has(cell)}
              aria-label={
                isFull
                  ? t('fullNumber', { number: label })
                  : position === null
                    ? undefined
                    : pickName(`${position}:${label}`)
              }
              disabled={isFull}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setStop(index)}
              onKeyDown={onKeyDown}
              onClick={() => onToggle(cell)}
              className={`${cellClass} h-9 max-tablet:h-10 max-tablet:text-small`}
            >
              {dice ? <Die value={Number(label)} size={24} /> : label}
            </button>
          )
        })}
      </div>
    </div>
  )
}

interface NamedSetsProps {
  chosen: ReadonlySet<number>
  onChange: (cells: ReadonlySet<number>) => void
}

/** Presses or releases all numbers of a set. */
function NamedSets({ chosen, onChange }: NamedSetsProps) {
  const { t } = useTranslation('lottery')
  const [digitSet, setDigitSet] = useState<(typeof DIGIT_SETS)[number]>('dau')
  const press = (texts: string) => {
    const numbers = namedSet(texts)
    const next = new Set(chosen)
    const isPressed = numbers.every((number) => chosen.has(number))
    for (const number of numbers) {
      if (isPressed) next.delete(number)
      else next.add(number)
    }
    onChange(next)
  }
  const isPressed = (texts: string) => namedSet(texts).every((number) => chosen.has(number))
  const setClass = `${cellClass} h-8 px-3 text-small whitespace-nowrap`
  return (
    <div role="group" aria-label={t('sets')} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-1.5">
        {PLAIN_SETS.map((texts) => (
          <button
            key={texts}
            type="button"
            aria-pressed={isPressed(texts)}
            onClick={() => press(texts)}
            className={setClass}
          >
            {t(`plainSets.${texts}`)}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="inline-flex rounded-control border border-line p-0.5">
          {DIGIT_SETS.map((texts) => (
            <button
              key={texts}
              type="button"
              aria-pressed={digitSet === texts}
              onClick={() => setDigitSet(texts)}
              className="rounded-inner px-2.5 py-1 text-small text-muted hover:text-text aria-pressed:bg-pressed aria-pressed:font-medium aria-pressed:text-text"
            >
              {t(`digitSets.${texts}`)}
            </button>
          ))}
        </div>
        <div
          role="group"
          aria-label={t(`digitSets.${digitSet}`)}
          className="grid grow grid-cols-10 gap-1 max-tablet:w-full tablet:max-w-90"
        >
          {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
            <button
              key={digit}
              type="button"
              aria-pressed={isPressed(`${digitSet} ${digit}`)}
              aria-label={`${t(`digitSets.${digitSet}`)} ${digit}`}
              onClick={() => press(`${digitSet} ${digit}`)}
              className={`${cellClass} h-8 text-small`}
            >
              {digit}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

interface ChoicesProps extends Omit<NumberPadProps, 'onChange'> {
  onToggle: (cell: number) => void
}

function Choices({ structure, type, payouts, chosen, full, onToggle }: ChoicesProps) {
  const { t } = useTranslation('lottery')
  const { pickName } = useLotteryNames()
  const { locale } = useFormat()
  const pad = getPad(structure, type)
  if (pad.look !== 'CHOICES') return null
  const isWide = pad.cells.length <= 4
  const odds = numberFormat(locale, { maximumFractionDigits: 2 })
  return (
    <div
      role="group"
      aria-label={t('choices')}
      className={classNames(
        'grid gap-2',
        isWide ? 'grid-cols-2 tablet:grid-cols-3' : 'grid-cols-4 tablet:grid-cols-6 laptop:grid-cols-7',
      )}
    >
      {pad.cells.map(({ cell }, index) => {
        const name = pickName(formatPick(structure, type, cell))
        return (
          <button
            key={cell}
            type="button"
            aria-pressed={chosen.has(cell)}
            disabled={full.has(cell)}
            onClick={() => onToggle(cell)}
            className={classNames(cellClass, isWide ? 'h-18 content-center gap-1' : 'h-14 content-center')}
          >
            <span className={isWide ? 'text-prose font-semibold' : 'text-body font-semibold'}>{name}</span>
            <span className="text-caption font-normal text-muted">
              {odds.format(exactNumber(payouts[index] ?? payouts[0] ?? '0'))}
            </span>
          </button>
        )
      })}
    </div>
  )
}

interface TypedNumbersProps {
  digits: number
  chosen: ReadonlySet<number>
  onChange: (cells: ReadonlySet<number>) => void
}

/** Numbers of three and four digits, separated or in one string. */
function TypedNumbers({ digits, chosen, onChange }: TypedNumbersProps) {
  const { t } = useTranslation('lottery')
  const written = (cells: Iterable<number>) => [...cells].map((cell) => String(cell).padStart(digits, '0')).join(' ')
  const [text, setText] = useState(() => written(chosen))
  const { numbers, repeated, wrong } = readTyped(text, digits)
  // Chosen elsewhere: by a quick pick, or cleared.
  const isOwn = numbers.length === chosen.size && numbers.every((number) => chosen.has(number))
  const shown = isOwn ? text : written(chosen)
  const type = (next: string) => {
    setText(next)
    onChange(new Set(readTyped(next, digits).numbers))
  }
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t('typedLabel', { digits })}
        description={t('typedHint', {
          example: '0123456789'.slice(1, digits + 1),
          other: '9876543210'.slice(0, digits),
        })}
        error={isOwn && wrong.length > 0 ? t('typedWrong', { wrong: wrong.slice(0, 5).join(', '), digits }) : undefined}
        value={shown}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        className="[&_textarea]:figures [&_textarea]:whitespace-pre-wrap"
      />
      <p role="status" className="figures text-small whitespace-normal! text-muted empty:hidden">
        {isOwn && repeated.length > 0 ? t('typedRepeated', { numbers: written(repeated) }) : null}
      </p>
      <div role="group" aria-label={t('numbers')} className="grid max-w-90 grid-cols-5 gap-1.5 tablet:hidden">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => (
          <button key={digit} type="button" onClick={() => type(`${shown}${digit}`)} className={`${cellClass} h-11`}>
            {digit}
          </button>
        ))}
      </div>
    </div>
  )
}
