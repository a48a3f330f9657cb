import { createECDH, createHash } from 'node:crypto'
import {
  addPushDevice,
  messageSettings,
  removePushDevice,
  setMessagePreference,
  setQuietHours,
  unsubscribe,
} from '@playhouse/platform-api/notices.ts'
import type { Account, Suite } from '../suite.ts'
import { sentMatch } from './messages-of.ts'

/** Browsers subscribe to this service; nothing is sent to it in a run. */
const PUSH_SERVICE = 'https://fcm.googleapis.com/fcm/send/contract'

export async function messageChoices(suite: Suite, as: Account): Promise<void> {
  const before = await suite.ok(messageSettings, {}, { as })
  const preference = await suite.ok(setMessagePreference, { kind: 'DEPOSIT', channel: 'PUSH', on: false }, { as })
  const chosen = preference?.preferences.find(({ kind, channel }) => kind === 'DEPOSIT' && channel === 'PUSH')
  if (preference) suite.same(setMessagePreference, 'the choice is kept', chosen?.on, false)
  const quiet = await suite.ok(setQuietHours, { quietHours: { from: 1_320, to: 420 } }, { as })
  if (quiet) suite.same(setQuietHours, 'the hours are the new ones', quiet.quietHours, { from: 1_320, to: 420 })
  const stored = await suite.ok(messageSettings, {}, { as })
  if (quiet && stored) suite.same(setQuietHours, 'the hours are kept', stored.quietHours, { from: 1_320, to: 420 })
  if (preference && stored)
    suite.same(
      setMessagePreference,
      'is kept',
      stored.preferences.find(({ kind, channel }) => kind === 'DEPOSIT' && channel === 'PUSH')?.on,
      false,
    )
  await suite.ok(setQuietHours, { quietHours: null }, { as, name: 'ends the hours' })
  if (before?.pushKey === null)
    return suite.needs('a platform with push messages (PUSH_KEYS)', addPushDevice, removePushDevice)
  const endpoint = `${PUSH_SERVICE}${suite.letters(12)}`
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(createHash('sha256').update(endpoint).digest())
  const auth = createHash('sha256').update(endpoint).digest().subarray(0, 16).toString('base64url')
  const added = await suite.ok(
    addPushDevice,
    { endpoint, p256dh: keys.getPublicKey('base64url'), auth },
    {
      as,
      refusals: {
        'function.not.available': 'a platform with push messages (PUSH_KEYS)',
        'push.endpoint.refused': 'a push service that the platform accepts',
      },
    },
  )
  const device = added?.devices.find(
    ({ endpointHash }) => endpointHash === createHash('sha256').update(endpoint).digest('hex'),
  )
  if (added)
    suite.check(
      addPushDevice,
      'the browser recognises itself',
      device !== undefined,
      'no device has the hash of its address',
    )
  if (!device) return suite.needs('a platform with push messages', removePushDevice)
  const left = await suite.ok(removePushDevice, { id: device.id }, { as })
  if (left)
    suite.check(
      removePushDevice,
      'the browser is gone',
      left.devices.every(({ id }) => id !== device.id),
      'still listed',
    )
}

/** The link of an e-mail about a message ends such e-mails. @param write sends the member a message */
export async function unsubscribing(suite: Suite, as: Account, write: () => Promise<unknown>): Promise<void> {
  const choice = { kind: 'AGENT', channel: 'EMAIL' }
  const chosen = await suite.ok(
    setMessagePreference,
    { ...choice, on: true },
    {
      as,
      name: 'switches e-mails on',
      refusals: { 'contact.not.verified': 'an account with a verified e-mail address' },
    },
  )
  if (as.email === undefined || !chosen) {
    await write()
    return suite.needs('a way to read sent codes (--outbox)', unsubscribe)
  }
  const letter = await sentMatch(suite, as.email, /\/unsubscribe\?token=([\w.-]+)/, write)
  const token = letter?.[1]
  if (token === undefined)
    return suite.needs('an e-mail about a message with a link that ends such e-mails', unsubscribe)
  const ended = await suite.ok(unsubscribe, { token })
  if (!ended) return
  suite.same(unsubscribe, 'ends the kind of the e-mail', ended.kind, choice.kind)
  await suite.ok(unsubscribe, { token }, { name: 'again changes nothing' })
  await suite.refused(unsubscribe, { token: `${token.slice(0, -4)}AAAA` }, 'not.found', {
    name: 'a forged link is refused',
  })
  const settings = await suite.ok(messageSettings, {}, { as })
  const isOn = settings?.preferences.find(({ kind, channel }) => kind === choice.kind && channel === choice.channel)?.on
  if (settings) suite.same(unsubscribe, 'the e-mails are switched off', isOn, false)
}
