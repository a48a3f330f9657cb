import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { getLaunch, LANGUAGES } from './frame/render-game.fixture.tsx'
import { loadPacks, setLanguage } from './i18n/i18n.ts'
import { createOpener, LaunchState, readAddress } from './launch.tsx'

const BODY = { launchToken: 'token-1', vendor: 'PLAY' }
const refusal = (errorCode: string, status: number) => Response.json({ errorCode, message: '' }, { status })

test('parses the address of a game', () => {
  const address = { pathname: '/play/abc%20d', search: '?vendor=PLAY&language=TY&room=7-1' }
  expect(readAddress(address, ['th'])).toEqual({
    kind: 'game',
    body: { launchToken: 'abc d', vendor: 'PLAY', room: '7-1' },
    language: 'vi',
  })
})

test.each([
  ['?language=th', ['id-ID'], 'th'],
  ['', ['fr', 'zh-TW', 'en'], 'zh'],
  ['?language=xx', ['fr'], 'en'],
])('opens the verifier for “%s” and browser languages %j in %s', (search, readerLanguages, language) => {
  expect(readAddress({ pathname: '/play/verify', search }, readerLanguages)).toEqual({ kind: 'verify', language })
})

test('sends the launch token once when the game is opened repeatedly', async () => {
  await setLanguage('en')
  vi.stubGlobal('document', { title: '', documentElement: { dataset: {} } })
  try {
    const call = vi.fn<typeof fetch>(async () => Response.json(getLaunch('dice-97')))
    const opener = createOpener(BODY, call)
    const [first, second] = await Promise.all([opener.open(), opener.open()])
    expect(first).toBe(second)
    expect(first).toMatchObject({ launch: { playToken: 'token-1' } })
    expect(document.title).toBe('Carp & Lantern')
    expect(call).toHaveBeenCalledOnce()
    expect(call.mock.calls[0]?.[0]).toBe('/play/api/launch')
    expect(JSON.parse(String(call.mock.calls[0]?.[1]?.body))).toEqual(BODY)
  } finally {
    vi.unstubAllGlobals()
  }
})

test.each([
  ['launch_token_used', 410, 'usedUp'],
  ['request_invalid', 400, 'usedUp'],
  ['system_busy', 503, 'notNow'],
] as const)('explains %s as %s', async (code, status, failure) => {
  expect(await createOpener(BODY, async () => refusal(code, status)).open()).toBe(failure)
})

test('retries a lost response only on request', async () => {
  const call = vi.fn<typeof fetch>(async () => {
    throw new TypeError('Failed to fetch')
  })
  const opener = createOpener(BODY, call)
  expect([await opener.open(), await opener.open()]).toEqual(['unreachable', 'unreachable'])
  expect(call).toHaveBeenCalledOnce()
  opener.reset()
  await opener.open()
  expect(call).toHaveBeenCalledTimes(2)
})

test.each(LANGUAGES)('explains launch failures in %s and offers a retry only when unreachable', async (language) => {
  await setLanguage(language)
  await loadPacks(language, ['launch'])
  const retry = vi.fn<() => void>()
  const [used, notNow, unreachable] = (['usedUp', 'notNow', 'unreachable'] as const).map((failure) =>
    renderToStaticMarkup(<LaunchState failure={failure} onRetry={retry} />),
  )
  expect(new Set([used, notNow, unreachable]).size).toBe(3)
  for (const page of [used, notNow, unreachable]) expect(page).toMatch(/role="alert"><h1>[^<.]+<\/h1><p>[^<]+<\/p>/)
  expect([used, notNow, unreachable].map((page) => page?.includes('<button'))).toEqual([false, false, true])
})
