import { expect, test } from 'vitest'
import { Degradations } from '../../platform/degradations.ts'
import { graphEvent } from './live-events.ts'

const BALANCE = {
  type: 'BALANCE',
  sumBalance: '1.00',
  available: '1.00',
  locked: '0.00',
  bonus: '0.00',
  currency: 'VND',
}

function tell(event: { type: string }, memberId = 7) {
  const logged: string[][] = []
  const degradations = new Degradations((...words) => logged.push(words))
  const told = degradations.during(() => graphEvent({ position: '1.1', at: 1, memberId, event }))
  return { told, logged }
}

test('tells of an event that fits the contract', () => {
  expect(tell(BALANCE)).toMatchObject({ told: { __typename: 'BalanceChanged' }, logged: [] })
})

test.each([
  ['available', '1e5', 'a decimal amount with at most four decimals', 'string'],
  ['bonus', undefined, 'string or number', 'undefined'],
])('leaves out a balance of which %s is %j, and logs what was expected', (field, value, expected, received) => {
  expect(tell({ ...BALANCE, [field]: value })).toEqual({
    told: undefined,
    logged: [[`live.BALANCE.${field}`, expected, received]],
  })
})

test('leaves out an event of an unknown type, and logs the type', () => {
  const { told, logged } = tell({ type: 'HOLOGRAM' })
  expect(told).toBeUndefined()
  expect(logged).toMatchObject([['live.type', expect.stringContaining('BALANCE'), 'HOLOGRAM']])
  expect(tell({ type: 'HOLOGRAM' }, 0).logged).toMatchObject([
    ['live.type', expect.stringContaining('JACKPOT'), 'HOLOGRAM'],
  ])
})
