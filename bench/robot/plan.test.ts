import { expect, test } from 'vitest'
import { planRounds, type Round, shrink } from './plan.ts'

const CHOICES = [
  { name: 'buy', weight: 3, actors: ['m1', 'm2'] },
  { name: 'close', weight: 1, actors: ['anna'] },
]
const take = (seed: number, count: number): Round[] => planRounds(seed, CHOICES).take(count).toArray()

test('a plan follows from its seed', () => {
  expect(take(7, 30)).toEqual(take(7, 30))
  expect(take(7, 30)).not.toEqual(take(8, 30))
})

test('a plan has each act about as often as its weight says', () => {
  const steps = take(7, 400).flat()
  const share = steps.filter(({ act }) => act === 'buy').length / steps.length
  expect(share).toBeGreaterThan(0.7)
  expect(share).toBeLessThan(0.8)
  expect(
    steps.every(({ act, actor }) => CHOICES.some(({ name, actors }) => name === act && actors.includes(actor))),
  ).toBe(true)
})

test('shrinking keeps the steps that a failure needs, in their order', async () => {
  const rounds = take(7, 60)
  const ids = rounds.flat().map(({ id }) => id)
  const needed = [ids[20], ids[77], ids.at(-1)]
  const played: number[] = []
  const fails = async (some: readonly Round[]) => {
    const left = some.flat().map(({ id }) => id)
    played.push(left.length)
    return needed.every((id) => left.includes(id ?? 0))
  }
  const left = await shrink(rounds, fails, 200)
  expect(left.flat().map(({ id }) => id)).toEqual(needed)
  expect(played.length).toBeLessThan(120)
})

test('shrinking ends after its tries', async () => {
  let tries = 0
  const left = await shrink(take(7, 60), async () => ((tries += 1), true), 5)
  expect(tries).toBe(5)
  expect(left.length).toBeGreaterThan(0)
})
