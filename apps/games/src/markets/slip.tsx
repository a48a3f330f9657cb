import { MARKETS_MODELS } from '@playhouse/engines/markets/models.ts'
import { getPayout } from '@playhouse/engines/markets/payout.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { RefusalCode } from '@playhouse/vendor-api/play-api.ts'
import type { BetResponse, BetBody } from '@playhouse/vendor-api/play-api-markets.ts'
import { type RefObject, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount, useLaunched, useModel } from '../frame/launched.tsx'
import { DepositButton } from '../frame/notice.tsx'
import { Pairs } from '../frame/parts.tsx'
import { newKey, type Reply } from '../frame/play-api.ts'
import { STALE } from '../frame/rounds.ts'
import { typedStake as getStake, withinMaximum } from '../frame/stake-field.tsx'
import { type Choice, choiceKey } from './event-card.tsx'
import { useTexts } from './texts.ts'

interface Item {
  readonly key: string
  readonly choice: Choice
  /** Idempotency key of the bet; kept while its outcome is unknown. */
  readonly roundKey: string
  readonly stake: string
  /** Sent without an answer, so it may have been placed. */
  readonly isUnknown: boolean
  /** The item can never be placed. */
  readonly isVoid: boolean
  readonly note: string
  /** The balance is too low. */
  readonly isShort?: boolean
}

interface SlipHost {
  /** Status line; receives the focus when the button disappears. */
  line: RefObject<HTMLElement | null>
  place(body: BetBody): Promise<Reply<BetResponse>>
  onPlaced(): void
  /** The session is over. */
  onEnded(): void
  /** Largest stake that limit, bonus and country allow; null for any. */
  mostStake: string | null
  /** The largest stake may have changed. */
  onLimit(): void
}

/** Refusals by limits; the bet can be changed and placed again. */
const LIMIT_NOTES = {
  stake_limit_reached: 'messageStakeLimit',
  bonus_stake_reached: 'messageBonusStake',
  stake_cap_reached: 'messageStakeCap',
  loss_limit_reached: 'messageLossLimit',
  session_time_reached: 'messageSessionTime',
  identity_required: 'messageIdentity',
  play_not_allowed: 'messagePlayBreak',
  site_maintenance: 'messageMaintenance',
  game_maintenance: 'messageGameMaintenance',
  region_restricted: 'messageRegion',
} as const

export function useSlip({ line, place, onPlaced, onEnded, mostStake, onLimit }: SlipHost) {
  const { t } = useTranslation('markets')
  const { t: frame } = useTranslation('frame')
  const { money } = useLaunched()
  const { minStake, maxStake } = withinMaximum(useModel(MARKETS_MODELS), mostStake)
  const [items, setItems] = useState<readonly Item[]>([])
  const [typedStake, setTypedStake] = useState(() => formatAmount(minStake).replace(/\.0+$/, ''))
  const [isPlacing, setPlacing] = useState(false)
  const [status, setStatus] = useState('')

  const parseStake = (typed: string): bigint | null => getStake(typed, { minStake, maxStake }) ?? null
  const isValid = ({ isVoid, stake }: Item) => !isVoid && parseStake(stake) !== null
  const sendable = items.filter(isValid)
  const limitText = t('betRefused', { min: money(minStake), max: money(maxStake) })
  const updateItem = (key: string, next: Partial<Item>) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...next } : item)))
  const removeItem = (key: string) => setItems((before) => before.filter((item) => item.key !== key))

  /** Changes to an item whose bet was refused. */
  const afterRefusal = (code: RefusalCode): Partial<Item> => {
    if (code === 'system_busy' || code === 'round_in_progress') {
      return { isUnknown: true, note: t('betKept', { place: t('place') }) }
    }
    const known = { isUnknown: false }
    if (code === 'event_closed' || code === 'event_not_found') return { ...known, isVoid: true, note: t('betClosed') }
    if (code === 'odds_changed') return { ...known, isVoid: true, note: t('betOddsChanged') }
    if (code === 'insufficient_balance') return { ...known, isShort: true, note: frame('messageInsufficient') }
    if (code in LIMIT_NOTES) {
      if (STALE.has(code)) onLimit()
      return { ...known, note: frame(LIMIT_NOTES[code as keyof typeof LIMIT_NOTES]) }
    }
    if (code === 'game_session_expired') return { ...known, isVoid: true, note: frame('messageSessionExpired') }
    if (code === 'round_key_reused') return { ...known, isVoid: true, note: frame('messageRoundKeyReused') }
    return { ...known, note: limitText }
  }

  const placeOne = async ({ key, roundKey, stake: typed, choice }: Item): Promise<boolean> => {
    const minor = parseStake(typed)
    if (minor === null) return false
    const { event, market, selection, odds } = choice
    const stake = formatAmount(minor)
    const reply = await place({ roundKey, eventId: event.id, bet: { stake, market, selection, odds } })
    if (reply.kind === 'response') {
      removeItem(key)
      onPlaced()
      return true
    }
    if (reply.kind === 'unknown') updateItem(key, { isUnknown: true, note: t('betKept', { place: t('place') }) })
    else updateItem(key, afterRefusal(reply.code))
    if (reply.kind === 'refused' && reply.code === 'game_session_expired') onEnded()
    return false
  }

  return {
    items,
    isPlacing,
    status,
    parseStake,
    sendable,
    maySend: !isPlacing && sendable.length > 0 && items.every((item) => item.isVoid || isValid(item)),
    isChosen: (choice: Choice) => items.some(({ key }) => key === choiceKey(choice)),
    choose(choice: Choice) {
      const key = choiceKey(choice)
      const item = items.find((each) => each.key === key)
      setStatus('')
      if (!item) {
        const added = { key, choice, roundKey: newKey(), stake: typedStake, isUnknown: false, isVoid: false, note: '' }
        setItems((before) => [...before, added])
      } else if (!item.isUnknown && !isPlacing) removeItem(key)
    },
    remove({ key, isUnknown }: Item) {
      // A bet that may have been placed stays until its outcome is known.
      if (!isUnknown && !isPlacing) removeItem(key)
    },
    changeStake({ key }: Item, text: string) {
      const stake = text.trim()
      const isStake = parseStake(stake) !== null
      if (isStake) setTypedStake(stake)
      updateItem(key, { stake, isShort: false, note: isStake ? '' : limitText })
    },
    /** Takes back that bets were placed, once they have ended. */
    forgetStatus: () => setStatus(''),
    /** Closes bets on events that have started; `now` is the server time. */
    closeStarted(now: number) {
      if (isPlacing) return
      for (const { key, isVoid, isUnknown, choice } of items) {
        if (!isVoid && !isUnknown && now >= choice.event.startsAt)
          updateItem(key, { isVoid: true, note: t('betClosed') })
      }
    },
    async placeAll() {
      setPlacing(true)
      setStatus('')
      let placed = 0
      // In order of the slip, in case the balance does not cover all bets.
      for (const item of sendable) if (await placeOne(item)) placed += 1
      setPlacing(false)
      if (placed > 0) setStatus(t('betPlaced', { count: placed }))
      // The button disappears with the last bet.
      if (placed === items.length) line.current?.focus()
    },
  }
}

type Slip = ReturnType<typeof useSlip>

export function SlipView({
  slip,
  notice,
  line,
}: {
  slip: Slip
  notice: string
  line: RefObject<HTMLParagraphElement | null>
}) {
  const { t } = useTranslation('markets')
  const { items, isPlacing, sendable, maySend, parseStake } = slip
  const total = sendable.reduce((sum, { stake }) => sum + (parseStake(stake) ?? 0n), 0n)
  const list = useRef<HTMLOListElement>(null)
  const place = () => {
    if (maySend) void slip.placeAll()
  }
  const remove = (item: Item, index: number) => {
    slip.remove(item)
    const next = list.current?.children[index + 1] ?? list.current?.children[index - 1]
    ;(next?.querySelector('button') ?? line.current)?.focus()
  }
  return (
    <>
      {items.length === 0 ? (
        <p className="quiet" id="slip-empty">
          {t('selectHelp')}
        </p>
      ) : null}
      <ol className="slip" id="slip" ref={list}>
        {items.map((item, index) => (
          <SlipRow
            key={item.key}
            item={item}
            minor={parseStake(item.stake)}
            isLocked={isPlacing || item.isUnknown || item.isVoid}
            onType={(text) => slip.changeStake(item, text)}
            onRemove={() => remove(item, index)}
            onEnter={place}
          />
        ))}
      </ol>
      {sendable.length < 2 ? null : (
        <Pairs id="slip-total" pairs={[[t('total'), <Amount key="total" value={total} />]]} />
      )}
      <p className="said" id="outcome" role="status" tabIndex={-1} ref={line}>
        {notice || slip.status}
      </p>
      {items.length === 0 ? null : (
        <button type="button" className="primary" id="play" aria-disabled={!maySend} onClick={place}>
          {t(isPlacing ? 'placing' : 'place')}
        </button>
      )}
    </>
  )
}

interface SlipRowProps {
  item: Item
  /** Null for an invalid stake. */
  minor: bigint | null
  isLocked: boolean
  onType(text: string): void
  onRemove(): void
  onEnter(): void
}

function SlipRow({ item: { choice, stake, note, isShort }, minor, isLocked, onType, onRemove, onEnter }: SlipRowProps) {
  const { t } = useTranslation('markets')
  const texts = useTexts()
  const noteId = useId()
  const { event, market, selection, line, odds } = choice
  const name = texts.selection(event, selection, line)
  return (
    <li data-noted={note !== '' || undefined}>
      <div className="pick">
        <b>{name}</b>
        <b className="tabular">{texts.odds(odds)}</b>
        <span className="quiet">{`${texts.market(market, line)} · ${event.home} – ${event.away}`}</span>
      </div>
      <button type="button" className="icon-button" aria-label={t('remove', { selection: name })} onClick={onRemove}>
        ×
      </button>
      <label className="stake-field">
        <span className="label">{t('staked')}</span>
        <input
          className="tabular"
          inputMode="numeric"
          autoComplete="off"
          value={stake}
          disabled={isLocked}
          aria-invalid={minor === null}
          aria-describedby={note === '' ? undefined : noteId}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={({ key, repeat }) => key === 'Enter' && !repeat && onEnter()}
        />
      </label>
      <p className="possible">
        <span className="label">{t('pays')}</span>
        <span className="pays">{minor === null ? '–' : <Amount value={getPayout(minor, odds)} />}</span>
      </p>
      {note === '' ? null : (
        <p className="note" id={noteId}>
          {note}
        </p>
      )}
      {isShort ? <DepositButton /> : null}
    </li>
  )
}
