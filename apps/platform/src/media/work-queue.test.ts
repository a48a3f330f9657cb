import { expect, test } from 'vitest'
import { QueueFull, workQueue } from './work-queue.ts'

const LIMITS = { atOnce: 2, waiting: 3, waitingPerCaller: 2 }

/** Jobs that the test completes, in a queue with {@link LIMITS}. */
function busyQueue() {
  const queue = workQueue(LIMITS)
  const started: string[] = []
  const add = (name: string, caller = name) => {
    const { promise: over, resolve: end, reject: fail } = Promise.withResolvers<string>()
    const done = queue(caller, () => {
      started.push(name)
      return over
    })
    return { done, end: () => end(name), fail }
  }
  return { add, started }
}

test('limits concurrency and runs waiting jobs in order', async () => {
  const { add, started } = busyQueue()
  const [a, b, c, d] = [add('a'), add('b'), add('c'), add('d')]
  expect(started).toEqual(['a', 'b'])
  b.end()
  expect(await b.done).toBe('b')
  await expect.poll(() => started).toEqual(['a', 'b', 'c'])
  a.fail(new Error('broken'))
  await expect(a.done).rejects.toThrow('broken')
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd'])
  c.end()
  d.end()
  expect(await Promise.all([c.done, d.done])).toEqual(['c', 'd'])
})

test('refuses work beyond its limit until some is done', async () => {
  const { add, started } = busyQueue()
  const [first, ...others] = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name))
  await expect(add('f').done).rejects.toThrow(QueueFull)
  first?.end()
  await first?.done
  const next = add('g')
  for (const one of [...others, next]) one.end()
  await Promise.all([...others, next].map(({ done }) => done))
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'g'])
})

test('limits the waiting jobs per caller', async () => {
  const { add } = busyQueue()
  const greedy = ['a', 'b', 'c', 'd'].map((name) => add(name, 'greedy'))
  await expect(add('e', 'greedy').done).rejects.toThrow(QueueFull)
  const other = add('f', 'other')
  for (const one of [...greedy, other]) one.end()
  expect(await other.done).toBe('f')
})
