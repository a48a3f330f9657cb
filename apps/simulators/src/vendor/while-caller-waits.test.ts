import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { whileCallerWaits } from './while-caller-waits.ts'

const callOn = (socket: EventEmitter) => ({ raw: { socket } }) as unknown as Parameters<typeof whileCallerWaits>[0]

test('leaves no listener on a connection that is kept open, whether the work succeeds or fails', async () => {
  const socket = new EventEmitter()
  for (let calls = 0; calls < 20; calls += 1) await whileCallerWaits(callOn(socket), async () => calls)
  await expect(whileCallerWaits(callOn(socket), () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(socket.listenerCount('close')).toBe(0)
})

test('aborts when the connection closes before the response', async () => {
  const socket = new EventEmitter()
  const isAborted = await whileCallerWaits(callOn(socket), async (signal) => {
    socket.emit('close')
    return signal.aborted
  })
  expect(isAborted).toBe(true)
})
