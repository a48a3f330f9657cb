import { getCommitment } from '@playhouse/engines/lottery/draw.ts'
import { hashTicketList, raffleWinners, readTicketList } from '@playhouse/engines/lottery/raffle.ts'
import { expect, test } from 'vitest'
import { verifyRaffle } from './verify-raffle.ts'

const id = 'lantern-day-1'
const seed = 'ab'.repeat(32)
const ticketList = '1-4 l***n\n5-9 m***h\n'
const listHash = hashTicketList(ticketList)
const ranges = readTicketList(ticketList)
const winners = raffleWinners({ serverSeed: seed, listHash, raffleId: id }, ranges, 2).map((ticket) => ({
  ticket,
  maskedUsername: ticket < 5 ? 'l***n' : 'm***h',
}))
const claim = { id, seed, seedHash: getCommitment(seed), listHash, ticketList, winners }

test('confirms a raffle that was drawn as published', () => {
  expect(verifyRaffle(claim)).toMatchObject({ seed: true, list: true, winners: true })
})

test.each([
  ['another seed', { seed: 'ac'.repeat(32) }, { seed: false, list: true, winners: false }],
  ['a seed out of form', { seed: 'x' }, { seed: false, winners: false }],
  ['a list that was changed', { ticketList: `${ticketList}10-10 z***z\n` }, { seed: true, list: false }],
  ['another winner', { winners: winners.toReversed() }, { seed: true, list: true, winners: false }],
  [
    'another name',
    { winners: winners.map((winner) => ({ ...winner, maskedUsername: 'z***z' })) },
    { seed: true, list: true, winners: false },
  ],
])('does not confirm %s', (_what, change, verdict) => {
  expect(verifyRaffle({ ...claim, ...change })).toMatchObject(verdict)
})
