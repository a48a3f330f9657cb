import { amountElement, draw, find, make, pair } from '../frame/client/elements.ts'
import { amountParts, fill, isAbove } from '../frame/client/wording.ts'
import type { HandAnswer, TableAnswer } from '@playhouse/vendor-api/play-api-rooms.ts'
import type { RoomData } from './room-data.ts'

/** As the rules say. */
const DECIDE_WITHIN_S = 20
const WARNING_SIGN = 'M12 3 2 20h20zM12 10v4M12 17v.01'

/** What a card room says in words: the line under the table, the balance, the hands before. */
export function roomWords({ texts: frame, cardsTexts: texts, currency, language, ante, roomName }: RoomData) {
  const line = find('#outcome')
  const parts = (value: string) => amountParts(value, currency, language)
  const amount = (value: string) => amountElement(parts(value))
  const plain = (value: string) =>
    parts(value)
      .map(({ text }) => text)
      .join('')

  const say = (kind: 'error' | 'note' | 'result', ...content: (Node | string)[]) => {
    const said = content.map((piece) => (typeof piece === 'string' ? make('span', '', piece) : piece))
    const sign = draw('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, draw('path', { d: WARNING_SIGN }))
    const next = [...(kind === 'error' ? [sign] : []), ...said]
    // The same words again would be read out again.
    if (line.dataset.kind === kind && line.textContent === said.map(({ textContent }) => textContent).join('')) return
    line.dataset.kind = kind
    line.replaceChildren(...next)
  }

  const room = ({ roomNumber }: HandAnswer) => `${roomName} ${roomNumber}`

  const result = (hand: HandAnswer) => {
    const payout = hand.payout ?? '0'
    if (hand.winner === 'own') {
      const how = hand.by === 'cards' ? texts.betterHand : texts.otherFolded
      if (isAbove(payout, hand.stake)) say('result', frame.won, make('strong', '', amount(payout)), how)
      else say('result', frame.paidBack, make('b', '', amount(payout)), how)
    } else if (hand.winner === 'nobody') say('result', frame.paidBack, make('b', '', amount(payout)), texts.bothFolded)
    else say('result', hand.by === 'cards' ? texts.worseHand : texts.youFolded)
  }

  return {
    plain,
    amount,
    say,
    room,
    balance: (value: string) => find('#balance').replaceChildren(amount(value)),
    pot: (value: string | null) => find('#pot').replaceChildren(value === null ? '–' : amount(value)),
    /** What the hand asks for or has brought. Nothing in it counts down: it is read out whenever it changes. */
    hand(hand: HandAnswer | null) {
      if (!hand) say('note', fill(texts.ready, { ante: plain(ante) }))
      else if (hand.status === 'waiting') {
        say('note', fill(texts.waiting, { room: room(hand) }))
      } else if (hand.status === 'going') {
        say('note', fill(hand.own.decision === null ? texts.decide : texts.awaitOther, { seconds: DECIDE_WITHIN_S }))
      } else if (hand.status === 'pending') say('note', hand.own.cards ? texts.settling : texts.dealing)
      else if (hand.status === 'settled') result(hand)
      else {
        const kinds = { 'own-unpaid': texts.refundOwn, 'other-unpaid': texts.refundOther, unknown: texts.refundUnknown }
        say('error', kinds[hand.refund ?? 'unknown'])
      }
    },
    /** The hand that is over, beside the balance, and those before it. */
    last(hand: HandAnswer | null, lastHands: TableAnswer['lastHands']) {
      const rows = lastHands.map(({ stake, payout }) => {
        const row = make('li', '', make('span', '', amount(stake)), make('span', '', amount(payout)))
        row.toggleAttribute('data-won', isAbove(payout, stake))
        return row
      })
      find('[data-last-rounds]').replaceChildren(...rows)
      find('[data-last-rounds-title]').hidden = rows.length === 0
      if (hand?.status !== 'settled') return
      for (const note of document.querySelectorAll<HTMLElement>('[data-no-round]')) note.hidden = true
      const payout = hand.payout ?? '0'
      find('[data-last-round]').replaceChildren(
        ...pair(texts.pot, amount(hand.pot)),
        ...pair(texts.rake, amount(hand.rake ?? '0')),
        ...pair(frame.stake, amount(hand.stake)),
        ...pair(frame.payout, amount(payout), isAbove(payout, hand.stake) ? 'won' : ''),
      )
    },
  }
}
