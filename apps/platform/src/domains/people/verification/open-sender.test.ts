import {
  MessageRefusedError,
  type MessageSender,
  MessageUnknownError,
  type OutgoingMessage,
} from '@playhouse/vendor-api/messages/message-sender.ts'
import { expect, test } from 'vitest'
import { NoAnswerError } from '../../../jobs/failures.ts'
import { combineSenders } from './open-sender.ts'

const VIETNAM = { phoneNumber: '+84912345678', text: 'Playhouse: 123456 is your code.' }
const THAILAND = { ...VIETNAM, phoneNumber: '+66812345678' }
const EMAIL = { address: 'lan@playhouse.test', subject: 'Your code', text: VIETNAM.text }

/** A service that fails as told, and takes what comes after. */
function scripted(channels: MessageSender['channels'], failures: Error[] = []) {
  const requests: OutgoingMessage[] = []
  const sender: MessageSender = {
    channels,
    send: async (message) => {
      requests.push(message)
      const failure = failures.shift()
      if (failure) throw failure
    },
  }
  return { requests, sender }
}
type Scripted = ReturnType<typeof scripted>

function combine(first: Scripted, second: Scripted, smsOrder: Record<string, string[]> = {}) {
  const logged: unknown[] = []
  const senders = [
    ['first', first.sender],
    ['second', second.sender],
  ] as const
  const log = { warn: (...entry: unknown[]) => void logged.push(entry) }
  return { logged, sender: combineSenders(senders, { smsOrder, log, pauseMs: 1 }) }
}
const unknown = () => new MessageUnknownError('no answer')
const refused = () => new MessageRefusedError('number')

test('asks the services of a country first, and the others in the order of the release', async () => {
  const [first, second] = [scripted(['sms', 'email']), scripted(['sms'])]
  const { sender } = combine(first, second, { VN: ['second'] })
  await sender.sendSms(VIETNAM)
  await sender.sendSms(THAILAND)
  expect(second.requests.map(({ address }) => address)).toEqual([VIETNAM.phoneNumber])
  expect(first.requests.map(({ address }) => address)).toEqual([THAILAND.phoneNumber])
})

test('gives an e-mail only to a service that sends e-mails', async () => {
  const [first, second] = [scripted(['sms']), scripted(['sms', 'email'])]
  await combine(first, second).sender.sendEmail(EMAIL)
  expect([first.requests.length, second.requests.length]).toEqual([0, 1])
  const { sender } = combine(scripted(['sms']), scripted(['sms']))
  await expect(sender.sendEmail(EMAIL)).rejects.toThrow('No message service sends by email.')
})

test.each([
  ['refuses', refused],
  ['does not answer', unknown],
])('gives a message to the next service under its id when the first one %s', async (_what, failure) => {
  const [first, second] = [scripted(['sms'], [failure()]), scripted(['sms'])]
  const { sender, logged } = combine(first, second)
  await sender.sendSms(VIETNAM)
  expect([first.requests.length, second.requests.length]).toEqual([1, 1])
  expect(second.requests[0]?.id).toBe(first.requests[0]?.id)
  expect(JSON.stringify(logged)).toContain('first')
  expect(JSON.stringify(logged)).not.toMatch(/123456|912345678/)
})

test('asks a service again that did not answer, but none that refused', async () => {
  const [first, second] = [scripted(['sms'], [unknown(), unknown()]), scripted(['sms'], [refused()])]
  await combine(first, second).sender.sendSms(VIETNAM)
  expect([first.requests.length, second.requests.length]).toEqual([3, 1])
})

test('gives up after three rounds without an answer, which is no defect of the message', async () => {
  const [first, second] = [scripted(['sms'], Array.from({ length: 9 }, unknown)), scripted(['sms'], [refused()])]
  const failed = combine(first, second).sender.sendSms(VIETNAM)
  await expect(failed).rejects.toThrow(
    new NoAnswerError('The message service did not take it: first: no answer, second: number'),
  )
  expect(first.requests).toHaveLength(3)
})

test('fails at once when every service refuses', async () => {
  const [first, second] = [scripted(['sms'], [refused()]), scripted(['sms'], [refused()])]
  const failed = combine(first, second).sender.sendSms(VIETNAM)
  await expect(failed).rejects.not.toThrow(NoAnswerError)
  expect([first.requests.length, second.requests.length]).toEqual([1, 1])
})
