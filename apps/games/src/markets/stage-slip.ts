import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { RefusalCode } from '@playhouse/vendor-api/play-api.ts'
import type { BetAnswer } from '@playhouse/vendor-api/play-api-markets.ts'
import { find, make, pair } from '../frame/client/elements.ts'
import { newKey, type Told } from '../frame/client/play-api.ts'
import { fill } from '../frame/client/wording.ts'
import { payoutOf } from '@playhouse/engines/markets/payout.ts'
import type { MarketsPageData } from './page-data.ts'
import { type Choice, choiceKey } from './stage-events.ts'
import type { Words } from './stage-words.ts'

interface Item {
  readonly key: string
  readonly choice: Choice
  /** One for each bet; the same is sent again while its answer is not known. */
  readonly roundKey: string
  stake: string
  /** Sent without an answer: it may have been placed. */
  unknown: boolean
  /** It can never be placed. */
  dead: boolean
  row: HTMLElement
  field: HTMLInputElement
  pays: HTMLElement
  note: HTMLElement
}

/** What the slip asks of the page. */
export interface SlipHost {
  amount(value: string): HTMLElement
  now(): number
  place(asked: object): Promise<Told<BetAnswer>>
  placed(bet: BetAnswer): void
  ended(): void
  changed(): void
}

export interface Slip {
  chosen(key: string): boolean
  /** Puts a choice in, or takes it out again. */
  choose(choice: Choice): void
  /** Notes which events have started meanwhile. */
  tick(): void
}

const WHOLE = /^\d{1,9}$/

export function slipOf(data: MarketsPageData, say: Words, host: SlipHost): Slip {
  const { words, texts } = data
  const items = new Map<string, Item>()
  const list = find('#slip')
  const button = find<HTMLButtonElement>('#play')
  const said = find('#outcome')
  const least = data.minStake.replace(/\.0+$/, '')
  let stakeTyped = least
  let waiting = false

  const minorOf = (stake: string): bigint | null => {
    if (!WHOLE.test(stake)) return null
    const minor = parseAmount(stake)
    return minor >= parseAmount(data.minStake) && minor <= parseAmount(data.maxStake) ? minor : null
  }
  const limitText = () => fill(words.betRefused, { min: textOf(data.minStake), max: textOf(data.maxStake) })
  const textOf = (amount: string) => host.amount(amount).textContent ?? ''
  const sendable = () => [...items.values()].filter(({ dead, stake }) => !dead && minorOf(stake) !== null)

  const refresh = () => {
    const live = sendable()
    for (const item of items.values()) {
      const minor = minorOf(item.stake)
      item.pays.replaceChildren(
        ...(minor === null ? ['–'] : [host.amount(formatAmount(payoutOf(minor, item.choice.odds)))]),
      )
      item.field.disabled = waiting || item.unknown || item.dead
      item.field.setAttribute('aria-invalid', String(minor === null))
    }
    const sum = (of: (item: Item, minor: bigint) => bigint) =>
      formatAmount(live.reduce((total, item) => total + of(item, minorOf(item.stake) ?? 0n), 0n))
    find('#slip-total').hidden = live.length < 2
    find('#slip-total').replaceChildren(...pair(texts.total, host.amount(sum((_, minor) => minor))))
    find('#slip-count').textContent = String(items.size)
    find('#slip-empty').hidden = items.size > 0
    button.hidden = items.size === 0
    const allGood = [...items.values()].every(({ dead, stake }) => dead || minorOf(stake) !== null)
    button.setAttribute('aria-disabled', String(waiting || live.length === 0 || !allGood))
    button.textContent = waiting ? words.placing : words.place
    host.changed()
  }

  const remove = (item: Item) => {
    const next = item.row.nextElementSibling ?? item.row.previousElementSibling
    const focused = item.row.contains(document.activeElement)
    items.delete(item.key)
    item.row.remove()
    if (focused) (next?.querySelector<HTMLElement>('button') ?? said).focus()
    refresh()
  }

  const note = (item: Item, text: string) => {
    item.note.textContent = text
    item.note.hidden = text === ''
    item.row.toggleAttribute('data-noted', text !== '')
  }

  const kill = (item: Item, text: string) => {
    item.dead = true
    note(item, text)
  }

  const add = (key: string, choice: Choice) => {
    const name = say.selection(choice.event, choice.selection, choice.line)
    const field = document.createElement('input')
    Object.assign(field, { inputMode: 'numeric', autocomplete: 'off', maxLength: 9, value: stakeTyped })
    field.className = 'tabular'
    const close = make('button', 'icon-button', '×')
    close.setAttribute('type', 'button')
    close.setAttribute('aria-label', fill(words.remove, { selection: name }))
    const pays = make('span', 'pays')
    const noted = make('p', 'note')
    noted.hidden = true
    const sides = `${choice.event.home} – ${choice.event.away}`
    const row = make(
      'li',
      '',
      make(
        'div',
        'pick',
        make('b', '', name),
        make('b', 'tabular', say.odds(choice.odds)),
        make('span', 'quiet', `${say.market(choice.market)} · ${sides}`),
      ),
      close,
      make('label', 'stake-field', make('span', 'label', words.staked), field),
      make('p', 'possible', make('span', 'label', words.pays), pays),
      noted,
    )
    const item: Item = {
      key,
      choice,
      roundKey: newKey(),
      stake: stakeTyped,
      unknown: false,
      dead: false,
      row,
      field,
      pays,
      note: noted,
    }
    field.addEventListener('input', () => {
      item.stake = field.value.trim()
      if (minorOf(item.stake) !== null) stakeTyped = item.stake
      note(item, minorOf(item.stake) === null ? limitText() : '')
      refresh()
    })
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.repeat) void placeAll()
    })
    close.addEventListener('click', () => {
      // What may have been placed stays until it is known.
      if (!item.unknown && !waiting) remove(item)
    })
    items.set(key, item)
    list.append(row)
    refresh()
  }

  const refused = (item: Item, code: RefusalCode) => {
    item.unknown = code === 'system_busy' || code === 'round_in_progress'
    if (item.unknown) note(item, fill(words.betKept, { place: words.place }))
    else if (code === 'event_closed' || code === 'event_not_found') kill(item, words.betClosed)
    else if (code === 'odds_changed') kill(item, words.betOddsChanged)
    else if (code === 'insufficient_balance') note(item, texts.messageInsufficient)
    else if (code === 'game_session_expired') {
      kill(item, texts.messageSessionExpired)
      host.ended()
    } else if (code === 'round_key_reused') kill(item, texts.messageRoundKeyReused)
    else note(item, limitText())
  }

  const placeOne = async (item: Item): Promise<boolean> => {
    const { event, market, selection, odds } = item.choice
    const bet = { stake: item.stake, market, selection, odds }
    const told = await host.place({ roundKey: item.roundKey, eventId: event.id, bet })
    if (told.kind === 'answer') {
      remove(item)
      host.placed(told.value)
      return true
    }
    if (told.kind === 'refused') refused(item, told.code)
    else {
      item.unknown = true
      note(item, fill(words.betKept, { place: words.place }))
    }
    return false
  }

  const placeAll = async () => {
    if (waiting || button.getAttribute('aria-disabled') === 'true') return
    waiting = true
    said.textContent = ''
    refresh()
    let placed = 0
    // One after the other: the balance decides in the order of the slip.
    for (const item of sendable()) if (await placeOne(item)) placed += 1
    waiting = false
    if (placed > 0) said.textContent = fill(words.betPlaced, { count: placed })
    refresh()
    // The button is gone with its last bet.
    if (items.size === 0) said.focus()
  }
  button.addEventListener('click', () => void placeAll())
  refresh()

  return {
    chosen: (key) => items.has(key),
    choose(choice) {
      const key = choiceKey(choice.event.id, choice.market, choice.selection)
      const item = items.get(key)
      said.textContent = ''
      if (!item) add(key, choice)
      else if (!item.unknown && !waiting) remove(item)
    },
    tick() {
      let news = false
      for (const item of items.values()) {
        if (item.dead || item.unknown || waiting || host.now() < item.choice.event.startsAt) continue
        kill(item, words.betClosed)
        news = true
      }
      if (news) refresh()
    },
  }
}
