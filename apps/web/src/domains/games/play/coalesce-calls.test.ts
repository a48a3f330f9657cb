import { expect, test, vi } from 'vitest'
import { coalesceCalls } from './coalesce-calls.ts'

function held() {
  const calls: PromiseWithResolvers<void>[] = []
  const task = vi.fn<() => Promise<void>>(() => {
    const call = Promise.withResolvers<void>()
    calls.push(call)
    return call.promise
  })
  return { task, calls }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('coalesces calls during a run into one more run', async () => {
  const { task, calls } = held()
  const call = coalesceCalls(task)
  for (let round = 0; round < 5; round += 1) call()
  expect(task).toHaveBeenCalledTimes(1)
  calls[0]?.resolve()
  await settled()
  expect(task).toHaveBeenCalledTimes(2)
  calls[1]?.resolve()
  await settled()
  expect(task).toHaveBeenCalledTimes(2)
  call()
  expect(task).toHaveBeenCalledTimes(3)
})

test('runs again after a failure', async () => {
  const { task, calls } = held()
  const call = coalesceCalls(task)
  call()
  call()
  calls[0]?.reject(new Error('no connection'))
  await settled()
  expect(task).toHaveBeenCalledTimes(2)
})
