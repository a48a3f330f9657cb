import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { expect, test } from 'vitest'

import { readBetText } from './bet-text.ts'
import { type Message, getMessages, type Notation } from './corpus.fixture.ts'
import type { TextBet } from './readings.ts'

const NOTATIONS = ['NORTH', 'SOUTH', 'NORTH_AS_SOUTH', 'MIXED'] as const satisfies readonly Notation[]

const show = ({ board }: Message, { betType, picks, stakeMinor, lottery }: TextBet) =>
  `${lottery ?? board.lottery}:${betType} ${picks.join(' ')} @${Number(stakeMinor) / 10_000_000}`

/** Counts the bets of a message that were read as written, and lists the wrong ones. */
function compare(message: Message): { understood: number; wrong: readonly string[] } {
  const left = [...message.expected]
  const wrong: string[] = []
  for (const line of readBetText(message.text, message.board).lines) {
    const read = show(message, line)
    const at = left.indexOf(read)
    if (at === -1) wrong.push(read)
    else left.splice(at, 1)
  }
  return { understood: message.expected.length - left.length, wrong }
}

test.each(NOTATIONS)(
  'reads at least nine in ten of the clear bets of messages, and none as another bet: %s',
  (notation) => {
    const messages = getMessages('corpus', IS_NIGHTLY ? 5_000 : 500).filter((message) => message.notation === notation)
    const results = messages.map((message) => ({
      text: message.text,
      bets: message.expected.length,
      ...compare(message),
    }))
    expect(results.filter(({ wrong }) => wrong.length > 0).map(({ text, wrong }) => ({ text, wrong }))).toEqual([])
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    const share = sum(results.map(({ understood }) => understood)) / sum(results.map(({ bets }) => bets))
    expect(share).toBeGreaterThan(0.9)
  },
)
