import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHumanCheck } from './app.ts'

let app: Awaited<ReturnType<typeof buildHumanCheck>>
beforeAll(async () => {
  app = await buildHumanCheck({
    config: { logLevel: 'silent', requestTimeoutMs: 5_000, geetestId: 'shop', geetestKey: 'key' },
    logStream: { write: () => {} },
  })
})
afterAll(() => app.close())

const form = async (url: string, fields: Record<string, string>) =>
  (
    await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  ).json<Record<string, unknown>>()

test('draws a puzzle for registered challenges only, and gives up after five wrong places', async () => {
  expect((await app.inject('/register.php?gt=other')).json()).toEqual({ challenge: '0' })
  const { challenge: origin } = (await app.inject('/register.php?gt=shop&digestmod=sha256')).json<{
    challenge: string
  }>()
  expect((await app.inject(`/get.php?challenge=${origin}`)).statusCode).toBe(404)
  const { createHash } = await import('node:crypto')
  const challenge = createHash('sha256').update(`${origin}key`).digest('hex')
  const { background } = (await app.inject(`/get.php?challenge=${challenge}`)).json<{ background: string }>()
  expect(background).toMatch(/^data:image\/svg\+xml,/)
  for (let tries = 0; tries < 5; tries += 1)
    expect(await form('/ajax.php', { challenge, x: '0' })).toEqual({ success: 0, message: 'fail' })
  expect(await form('/ajax.php', { challenge, x: '0' })).toEqual({ success: 0, message: 'expired' })
  expect(await form('/validate.php', { challenge, seccode: 'undefined|jordan', captchaid: 'shop' })).toEqual({
    seccode: 'false',
  })
})

test('serves pages a script that is valid and defines initGeetest', async () => {
  const { body, headers } = await app.inject('/gt.js')
  expect(headers['access-control-allow-origin']).toBe('*')
  const page = { currentScript: { src: 'http://check.test/gt.js' } }
  const window: { initGeetest?: (config: object, ready: (captcha: { getValidate(): unknown }) => void) => void } = {}
  // oxlint-disable-next-line typescript/no-implied-eval -- runs the script as a page does
  new Function('document', 'window', body)(page, window)
  const captcha = await new Promise<{ getValidate(): unknown }>((resolve) => {
    window.initGeetest?.({ challenge: 'x', lang: 'vi' }, resolve)
  })
  expect(captcha.getValidate()).toBe(false)
})
