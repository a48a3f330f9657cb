import { messageSettings, setMessagePreference, unsubscribe } from '@playhouse/platform-api/notices.ts'
import { expect, test } from 'vitest'
import { Report } from '../report.ts'
import { type Account, type Facts, Suite } from '../suite.ts'
import { unsubscribing } from './notices.ts'

test('asks no account without a verified address to switch e-mails on', async () => {
  const report = new Report([messageSettings, setMessagePreference, unsubscribe])
  const json = { success: false, message: '', errorCode: 'contact.not.verified' }
  const suite = new Suite(
    {
      send: async () => ({
        status: 409,
        json,
        retryAfter: null,
        text: JSON.stringify(json),
        contentType: 'application/json',
        cacheControl: '',
      }),
      report,
      parties: {},
      readOnly: false,
      merchant: 'playhouse',
      pauseSecondsMax: 0,
      random: () => 0.5,
      now: () => 0,
      sleep: async () => {},
    },
    { moduleOn: undefined, canSeal: true } as Facts,
  )
  let written = 0
  await unsubscribing(suite, { username: 'lan', token: 't' } as Account, async () => (written += 1))
  expect(report.holds()).toBe(true)
  expect(report.notReached.map(({ endpoint, needs }) => [endpoint.name, needs])).toContainEqual([
    'setMessagePreference',
    'an account with a verified e-mail address',
  ])
  expect(written).toBe(1)
})
