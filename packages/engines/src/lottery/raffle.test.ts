import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { chanceOfPrize, hashTicketList, raffleWinners, readTicketList, writeTicketList } from './raffle.ts'

const SEED = '11'.repeat(32)
const ranges = [
  { first: 1, last: 3, account: 'l***n' },
  { first: 6, last: 6, account: 'm***h' },
  { first: 7, last: 12, account: 'h***a' },
]

/** The same by another way: a list of what is left, and bytes of node:crypto. */
function winnersPlainly(seed: string, list: string, raffleId: string, prizes: number): number[] {
  const hash = createHash('sha256').update(list).digest('hex')
  const words: number[] = []
  let block = 0
  const below = (n: number): number => {
    for (;;) {
      if (words.length === 0) {
        const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${hash}:0:${raffleId}:${block++}`).digest()
        for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at))
      }
      const word = words.shift() as number
      if (word < Math.floor(2 ** 32 / n) * n) return word % n
    }
  }
  const left = list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = 0, last = 0] = (line.split(' ')[0] ?? '').split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
  const won: number[] = []
  for (let step = 0; step < prizes && step < left.length; step += 1) {
    const at = step + below(left.length - step)
    won.push(left[at] as number)
    left[at] = left[step] as number
  }
  return won
}

test('draws the winners that another implementation finds, each ticket once', () => {
  const list = writeTicketList(ranges)
  for (let number = 1; number <= 50; number += 1) {
    const raffleId = `lantern-${number}`
    const winners = raffleWinners({ serverSeed: SEED, listHash: hashTicketList(list), raffleId }, ranges, 4)
    expect(winners).toEqual(winnersPlainly(SEED, list, raffleId, 4))
    expect(new Set(winners).size).toBe(4)
    expect(winners.every((ticket) => [1, 2, 3, 6, 7, 8, 9, 10, 11, 12].includes(ticket))).toBe(true)
  }
})

test('gives each ticket the same chance', () => {
  const listHash = hashTicketList(writeTicketList(ranges))
  const wins = new Map<number, number>()
  for (let number = 0; number < 20_000; number += 1) {
    const [first = 0] = raffleWinners({ serverSeed: SEED, listHash, raffleId: `r-${number}` }, ranges, 1)
    wins.set(first, (wins.get(first) ?? 0) + 1)
  }
  const chi = [...wins.values()].reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0)
  // 99.9 % of fair draws over ten tickets are below.
  expect(chi).toBeLessThan(27.9)
})

test('reads a list as it was written, and refuses another form', () => {
  expect(readTicketList(writeTicketList(ranges))).toEqual(ranges)
  expect(() => readTicketList('1 l***n\n')).toThrow(RangeError)
})

test.each([
  [0, 10, 3, 0],
  [10, 10, 1, 1],
  [1, 4, 1, 0.25],
  [1, 4, 4, 1],
  // 1 − 8/10 × 7/9
  [2, 10, 2, 1 - 56 / 90],
])('%d of %d tickets win one of %d prizes with chance %f', (own, sold, prizes, chance) => {
  expect(chanceOfPrize(own, sold, prizes)).toBeCloseTo(chance, 10)
})
