import { allEveryNight } from '@playhouse/testing/every-night.ts'
import { act, screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { createAllRoutes } from '../src/app/router.tsx'
import { client } from '../src/graphql/client.ts'
import faults from '@playhouse/shared/texts/web/EN/faults.json' with { type: 'json' }
import { generateData, LEAST_DATA, openSite, OTHER_VALUES, viewer } from './site.tsx'

/** A lobby takes no data of another one. */
const LOBBY = { LobbyId: () => 'RNG' }

/** Query strings that addresses need besides their path. */
const SEARCHES: Readonly<Record<string, string>> = { '/promoDetail': '?id=7', '/lottery': '?gameCode=Words' }

const getAddresses = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap(({ path = '', loader, children }) => {
    if (children) return getAddresses(children, path === '' ? parent : `${parent}/${path}`)
    // Routes that redirect have a loader of their own.
    if (loader || path === '*') return []
    const address = `${parent}/${path}`.replace(/\/$/, '').replace(':lobby', 'rng').replaceAll(/:\w+/g, '7')
    return [(address || '/') + (SEARCHES[address] ?? '')]
  })

/** Moves every text into elements, as Chrome does when it translates a page. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    if (text.parentElement?.closest('font, script, style, textarea')) continue
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}

const settled = () =>
  waitFor(() => {
    expect(screen.getByRole('main').textContent).not.toBe('')
    expect(document.querySelector('main [aria-busy=true]')).toBeNull()
  })

async function showData(data: Parameters<typeof generateData>[0]): Promise<void> {
  translate()
  generateData(data)
  await act(() => client.refetchQueries({ include: 'active' }))
  await settled()
}

const addresses = getAddresses(await createAllRoutes())

it.each(allEveryNight(addresses, (_, index) => index % 8 === 1))(
  '%s works on when the browser has translated it',
  async (address) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const member = { query: viewer('AGENT') }
    await openSite(address, { ...member, types: LOBBY })
    await settled()
    for (const types of [OTHER_VALUES, {}, LEAST_DATA, {}]) await showData({ ...member, types: { ...types, ...LOBBY } })
    translate()
    await act(async () => {
      history.pushState(null, '', '/help')
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    })
    await settled()
    const broken = errors.mock.calls
      .map((call) => call.map(String).join(' '))
      .filter((text) => /not a child|removeChild|insertBefore/.test(text))
    errors.mockRestore()
    expect(broken).toEqual([])
    expect(document.body.textContent).not.toContain(faults.crashTitle)
  },
)
