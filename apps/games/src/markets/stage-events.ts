import type { EventAnswer } from '@playhouse/vendor-api/play-api-markets.ts'
import { make } from '../frame/client/elements.ts'
import { fill } from '../frame/client/wording.ts'
import type { MarketId } from '@playhouse/engines/markets/markets.ts'
import type { MarketsPageData } from './page-data.ts'
import type { Words } from './stage-words.ts'

/** One outcome that can be backed, at its odds. */
export interface Choice {
  readonly event: EventAnswer
  readonly market: MarketId
  readonly line: string | null
  readonly selection: string
  readonly odds: number
}

export interface EventList {
  /** Shows the events; those under way first, then those that take bets, then those that have ended. */
  show(events: readonly EventAnswer[]): void
  /** Moves the clocks on. `now` is the server's time. */
  tick(now: number): void
}

const ORDER = { running: 0, open: 1, ended: 2 } as const

export const choiceKey = (eventId: string, market: string, selection: string): string =>
  `${eventId} ${market} ${selection}`

/** The list of events. `chosen` says what lies in the slip, `choose` is told what was pressed. */
export function eventList(
  list: HTMLElement,
  data: MarketsPageData,
  say: Words,
  slip: { chosen(key: string): boolean; choose(choice: Choice): void },
): EventList {
  const { words, texts } = data
  const cards = new Map<string, { card: HTMLElement; event: EventAnswer; drawn: string }>()
  let order = ''

  const oddsButton = (choice: Choice, sides: EventAnswer) => {
    const name = say.selection(sides, choice.selection, choice.line)
    const isSide = choice.selection === 'home' || choice.selection === 'away'
    // The two sides differ in both words of their names, and the card's head has them whole.
    const [first = '', last = ''] = isSide && data.shape.kind !== 'duel' ? name.split(' ') : ['', name]
    const told = make('span', '', ...(first ? [make('span', 'unseen', `${first} `)] : []), last)
    const button = make('button', 'odds', told, ' ', make('b', 'tabular', say.odds(choice.odds)))
    button.setAttribute('type', 'button')
    button.title = name
    button.dataset.choice = choiceKey(sides.id, choice.market, choice.selection)
    button.addEventListener('click', () => slip.choose(choice))
    return button
  }

  const marketsOf = (event: EventAnswer) =>
    event.markets.map(({ id, line, selections }) => {
      const offered = selections.flatMap(({ id: selection, odds }) =>
        odds === null ? [] : [oddsButton({ event, market: id, line, selection, odds }, event)],
      )
      const group = make('div', 'market', make('span', 'label', say.market(id)), make('div', 'offers', ...offered))
      group.setAttribute('role', 'group')
      group.setAttribute('aria-label', say.market(id))
      return group
    })

  const pointsOf = (event: EventAnswer) => {
    const score = { home: 0, away: 0 }
    return event.course.map((step, nth) => {
      score[step.side] += 1
      const text = `${event[step.side]} ${say.score(score)}`
      return make('li', '', make('span', 'tabular quiet', say.moment(step, nth)), make('span', 'tabular', text))
    })
  }

  const trackOf = (event: EventAnswer) => {
    const track = make('div', 'track', make('span', 'played'))
    track.setAttribute('aria-hidden', 'true')
    for (const { at, side } of event.course) {
      const mark = make('span', `mark ${side}`)
      mark.style.setProperty('--at', String(at / 1_000))
      track.append(mark)
    }
    return track
  }

  const proofOf = ({ fairness }: EventAnswer) => {
    const line = (term: string, value: string) => [make('dt', '', term), make('dd', 'code', value)]
    const pairs = make(
      'dl',
      'pairs',
      ...line(texts.serverSeedHash, fairness.serverSeedHash),
      ...line(texts.serverSeed, fairness.serverSeed ?? words.seedLater),
      ...line(words.eventName, fairness.clientSeed),
    )
    return make('details', 'proof', make('summary', 'label', texts.fairness), pairs)
  }

  const fillCard = (card: HTMLElement, event: EventAnswer) => {
    const wasOpen = card.querySelector('details')?.open ?? false
    card.dataset.phase = event.phase
    const title = make('h2', '', make('span', 'side home', event.home), make('span', 'side away', event.away))
    const score = make('strong', 'score tabular', say.score(event.score))
    score.setAttribute('aria-label', fill(words.score, { ...event.score }))
    const tag = make('span', 'tag', words.simulated)
    const head = make('header', '', title, ...(event.phase === 'open' ? [] : [score]), make('p', 'when tabular'), tag)
    const body =
      event.phase === 'open'
        ? [make('div', 'market-list', ...marketsOf(event))]
        : [trackOf(event), make('ol', 'points', ...pointsOf(event))]
    const proof = proofOf(event)
    ;(proof as HTMLDetailsElement).open = wasOpen
    card.replaceChildren(head, ...body, proof)
  }

  const whenOf = ({ phase, startsAt, endsAt }: EventAnswer, now: number) => {
    if (phase === 'ended') return fill(words.ended, { time: say.time(endsAt) })
    const until = phase === 'open' ? startsAt : endsAt
    const text = fill(phase === 'open' ? words.betsUntil : words.playing, { time: say.time(until) })
    const seconds = Math.max(0, Math.ceil((until - now) / 1_000))
    return `${text} · ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }

  return {
    show(events) {
      const sorted = events.toSorted(
        (one, other) =>
          ORDER[one.phase] - ORDER[other.phase] ||
          (one.phase === 'ended' ? other.endsAt - one.endsAt : one.startsAt - other.startsAt),
      )
      for (const [id, { card }] of cards) {
        if (sorted.some((event) => event.id === id)) continue
        card.remove()
        cards.delete(id)
      }
      for (const event of sorted) {
        const known = cards.get(event.id) ?? { card: make('article', 'event'), event, drawn: '' }
        // Drawn again only when there is news, so that nothing under the pointer or the focus is replaced.
        const drawn = `${event.phase} ${event.course.length}`
        if (known.drawn !== drawn) fillCard(known.card, event)
        cards.set(event.id, { card: known.card, event, drawn })
      }
      const next = sorted.map(({ id }) => id).join(' ')
      if (next !== order) list.append(...sorted.map(({ id }) => cards.get(id)?.card ?? ''))
      order = next
    },
    tick(now) {
      for (const { card, event } of cards.values()) {
        const when = card.querySelector('.when')
        if (when) when.textContent = whenOf(event, now)
        const played = Math.min(1, Math.max(0, (now - event.startsAt) / (event.endsAt - event.startsAt)))
        card.style.setProperty('--played', String(played))
        for (const button of card.querySelectorAll<HTMLButtonElement>('[data-choice]')) {
          button.setAttribute('aria-pressed', String(slip.chosen(button.dataset.choice ?? '')))
          button.disabled = now >= event.startsAt
        }
      }
    },
  }
}
