import { describe, expect, test } from 'vitest'
import { noticeTitle } from './notice-texts.ts'
import { quietEnd } from './notice-rules.ts'
import { isPushEndpoint } from './push-service.ts'
import { pushConfig, PUSH_VARIABLES } from './push-config.ts'
import * as z from 'zod'
import { DEMO_VARIABLE } from '@playhouse/server/secrets.ts'
import { createECDH } from 'node:crypto'

/** In the brand's zone, seven hours ahead of UTC. */
const at = (time: string) => new Date(`2026-11-22T${time}:00+07:00`)
const NIGHT = { from: 22 * 60, to: 7 * 60 }
const NOON = { from: 12 * 60, to: 13 * 60 + 30 }

test.each([
  ['21:59', undefined],
  ['22:00', '2026-11-23T07:00:00+07:00'],
  ['23:59', '2026-11-23T07:00:00+07:00'],
  ['00:00', '2026-11-22T07:00:00+07:00'],
  ['06:59', '2026-11-22T07:00:00+07:00'],
  ['07:00', undefined],
])('hours across midnight at %s end at %s', (time, end) => {
  expect(quietEnd(at(time), NIGHT)).toEqual(end && new Date(end))
})

test.each([
  ['11:59', undefined],
  ['12:00', '13:30'],
  ['13:29', '13:30'],
  ['13:30', undefined],
])('hours within a day at %s end at %s', (time, end) => {
  expect(quietEnd(at(time), NOON)).toEqual(end && at(end))
})

test('shows the title of a message only if it names nothing', () => {
  expect(noticeTitle('EN', 'DEPOSIT', 'deposit.CONFIRMED')).toBe('Your deposit has arrived')
  expect(noticeTitle('EN', 'SYSTEM', 'rank.UP')).toBe('News about your account')
  expect(noticeTitle('TY', 'AGENT', null)).toBe('Bạn có tin nhắn mới')
  expect(noticeTitle('EN', 'SYSTEM', 'template.of.a.newer.version')).toBe('News about your account')
})

describe('endpoints', () => {
  const config = { hosts: ['fcm.googleapis.com', '*.push.apple.com'], simulator: 'http://127.0.0.1:4206' }
  test.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://web.push.apple.com/x',
    'https://FCM.googleapis.com:443/x',
    'http://127.0.0.1:4206/push/x',
  ])('accepts %s', (endpoint) => expect(isPushEndpoint(endpoint, config)).toBe(true))
  test.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evilpush.apple.com/x',
    'https://push.apple.com/x',
    'https://a:b@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:5432/',
    'http://127.0.0.1:4206@10.0.0.1/',
    'file:///etc/passwd',
    'x',
  ])('refuses %s', (endpoint) => expect(isPushEndpoint(endpoint, config)).toBe(false))
})

describe('configuration', () => {
  const read = (env: object) => pushConfig(z.object({ ...DEMO_VARIABLE, ...PUSH_VARIABLES }).parse(env))
  const pair = createECDH('prime256v1')
  const keys = {
    PUSH_PUBLIC_KEY: pair.generateKeys('base64url'),
    PUSH_PRIVATE_KEY: pair.getPrivateKey('base64url').padStart(43, 'A'),
  }

  test('makes keys of its own in a demo only', () => {
    expect(read({ DEMO: 'true' })).toMatchObject({ keys: 'own', simulator: 'http://127.0.0.1:4206' })
    expect(read({})).toBeUndefined()
  })

  test('takes keys with a contact, and no simulator outside of a demo', () => {
    expect(read({ ...keys, PUSH_CONTACT: 'mailto:push@brand.test' })).toMatchObject({ simulator: undefined })
    expect(() => read(keys)).toThrow('PUSH_CONTACT')
    expect(() => read({ PUSH_SIMULATOR: 'http://127.0.0.1:1' })).toThrow('PUSH_SIMULATOR')
  })

  test('refuses a key pair that does not fit', () => {
    const other = createECDH('prime256v1').generateKeys('base64url')
    expect(() => read({ ...keys, PUSH_PUBLIC_KEY: other, PUSH_CONTACT: 'mailto:a@b.test' })).toThrow('does not belong')
  })
})
