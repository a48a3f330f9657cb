import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSender } from '../src/analytics/send-event.ts'
import { analyticsChoice } from '../src/analytics/consent.ts'
import pack from '@playhouse/shared/texts/web/EN/analytics.json' with { type: 'json' }
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
const banner = () => screen.findByRole('region', { name: pack.title })

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
