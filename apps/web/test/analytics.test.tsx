import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendEvent, setSender } from '../src/analytics/send-event.ts'
import { analyticsChoice } from '../src/analytics/consent.ts'
import pack from '@playhouse/shared/texts/web/EN/analytics.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import site from '@playhouse/shared/texts/web/EN/site.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import type { IMocks } from '@graphql-tools/mock'
import { openSite, viewer } from './site.tsx'

const ORIGIN = 'https://metrics.example.test'
const TAG = { __typename: 'SiteAnalytics', tagId: 'TAG-1', origin: ORIGIN }

const open = (query?: object, types?: IMocks) =>
  openSite('/help?affiliateCode=abc123', {
    site: { analytics: TAG },
    ...(query && { query }),
    ...(types && { types }),
  })
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>(`script[src^="${ORIGIN}"]`)]
/** Commands to the tag, as arrays. */
const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])])
const events = () => commands().filter(([command]) => command === 'event')
const banner = () => screen.findByRole('region', { name: pack.title })
const isDisabled = () => (window as unknown as Record<string, unknown>)['ga-disable-TAG-1']

function forget() {
  act(() => {
    localStorage.removeItem('analyticsConsent')
    analyticsChoice.set(undefined)
    setSender(undefined)
  })
  for (const script of scripts()) script.remove()
  delete window.dataLayer
  delete window.gtag
}
beforeEach(() => {
  // happy-dom would fetch the script.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) node.type = 'text/plain'
    HTMLElement.prototype.append.apply(document.head, nodes)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

it('asks first, loads nothing before consent, and then sends the screen’s route', async () => {
  const user = await open()
  const question = within(await banner())
  sendEvent({ name: 'promotion_claimed' })
  expect(scripts()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
  await user.click(question.getByRole('button', { name: pack.accept }))
  await waitFor(() => expect(scripts().map(({ src }) => src)).toEqual([`${ORIGIN}/gtag/js?id=TAG-1`]))
  expect(screen.queryByRole('region', { name: pack.title })).toBeNull()
  // Events before consent are not sent.
  expect(events()).toEqual([['event', 'page_view', { page: '/help' }]])
  expect(commands()).toContainEqual([
    'config',
    'TAG-1',
    expect.objectContaining({ send_page_view: false, server_container_url: ORIGIN }),
  ])
  expect(JSON.stringify(commands())).not.toContain('abc123')
  act(() => sendEvent({ name: 'promotion_claimed' }))
  expect(events().at(-1)).toEqual(['event', 'promotion_claimed', {}])
})

it('remembers a refusal, and offers both answers alike', async () => {
  const user = await open()
  const question = within(await banner())
  const [accept, decline] = [pack.accept, pack.decline].map((name) => question.getByRole('button', { name }))
  expect(accept?.className).toBe(decline?.className)
  if (decline) await user.click(decline)
  expect(screen.queryByRole('region', { name: pack.title })).toBeNull()
  expect(localStorage.getItem('analyticsConsent')).toBe('declined')
  expect(scripts()).toEqual([])
})

it('can be changed from the footer: withdrawing consent stops the tag and deletes its cookies', async () => {
  localStorage.setItem('analyticsConsent', ORIGIN)
  analyticsChoice.set(ORIGIN)
  const user = await open()
  await waitFor(() => expect(scripts()).toHaveLength(1))
  document.cookie = '_ga=GA1.1.77; path=/'
  await user.click(await screen.findByRole('button', { name: site.footer.analytics }))
  const dialog = within(await screen.findByRole('dialog', { name: pack.title }))
  expect(dialog.getByText(pack.states.accepted)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: pack.withdraw }))
  await waitFor(() => expect(isDisabled()).toBe(true))
  expect(commands()).toEqual([])
  expect(document.cookie).not.toContain('_ga')
  act(() => sendEvent({ name: 'deposit_started' }))
  expect(commands()).toEqual([])
})

it('treats Global Privacy Control and Do Not Track as a refusal, even over an earlier consent', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }))
  analyticsChoice.set(ORIGIN)
  const user = await open()
  await user.click(await screen.findByRole('button', { name: site.footer.analytics }))
  const dialog = within(await screen.findByRole('dialog', { name: pack.title }))
  expect(dialog.getByText(pack.states.browser)).toBeTruthy()
  expect(dialog.getAllByRole('button')).toEqual([dialog.getByRole('button', { name: ui.close })])
  expect(scripts()).toEqual([])
  vi.unstubAllGlobals()
})

it('never counts a member on a break, and remembers that in the browser', async () => {
  analyticsChoice.set(ORIGIN)
  await open(viewer('MEMBER'), {
    PlayClock: () => ({ nextCheckAt: '2100-01-01T00:00:00Z', playEndsAt: null, isExcluded: true }),
  })
  await waitFor(() => expect(localStorage.getItem('analyticsConsent')).toBe('declined'))
  expect(scripts()).toEqual([])
  expect(screen.queryByRole('region', { name: pack.title })).toBeNull()
})

it('is not mentioned where the brand has no analytics', async () => {
  await openSite('/help')
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('button', { name: shell.helpCentre })
  expect(screen.queryByRole('button', { name: site.footer.analytics })).toBeNull()
  expect(screen.queryByRole('region', { name: pack.title })).toBeNull()
})
