import agent from '@playhouse/shared/texts/web/EN/agent.json' with { type: 'json' }
import member from '@playhouse/shared/texts/web/EN/member.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CENTRES } from '../src/centres.ts'
import { type ProjectScreen, SCREENS } from '../src/extend/screens.ts'
import { type CentreId, MENU_PATHS } from '../src/menu-paths.ts'
import { openSite, viewer } from './site.tsx'

const screens = SCREENS as ProjectScreen[]
afterEach(() => void screens.splice(0))

const texts = { member, agent }
const kinds = { member: 'MEMBER', agent: 'AGENT' } as const
const groups = { member: 'rewards', agent: 'income' } as const

/** Adds a screen to a centre, with a text of ours as its entry's. */
function addScreen(centre: CentreId, menu = 'shell:promotions'): void {
  screens.push({
    path: `${centre}/tea`,
    access: 'account',
    texts: [],
    screen: async () => ({ Component: () => <h1>Our tea</h1> }),
    menu,
    menuIn: groups[centre],
  })
}

/** As somebody who has all pages of the centre. */
function openAs(centre: CentreId, address: string) {
  const pages = [CENTRES[centre].hub, ...CENTRES[centre].groups.flatMap((group) => group.pages)]
  const menu = pages.map((page) => ({ page, badge: null }))
  const { viewer: own } = viewer(kinds[centre])
  const account =
    centre === 'agent'
      ? { agentAccount: { __typename: 'AgentAccount', menu } }
      : { memberAccount: { __typename: 'MemberAccount', menu } }
  return openSite(address, { query: { viewer: { ...own, ...account } } })
}

const findSideBar = async () => within(await screen.findByRole('complementary', { name: ui.menu }))

const findNavigations = async (centre: CentreId) => {
  const name = texts[centre].centre
  const [side, main] = [await findSideBar(), within(await screen.findByRole('main'))]
  return {
    side: within(await side.findByRole('navigation', { name })),
    phones: within(await main.findByRole('navigation', { name })),
  }
}

const findGroup = async (centre: CentreId) => {
  const titles: Partial<Record<string, string>> = texts[centre].groups
  const main = within(await screen.findByRole('main'))
  return within(await main.findByRole('region', { name: titles[groups[centre]] ?? '' }))
}

const NAME = shell.promotions

describe.each(['member', 'agent'] as const)('a project’s screen in the %s centre', (centre) => {
  const { hub } = CENTRES[centre]
  const names: Partial<Record<string, string>> = texts[centre].pages
  const ours = CENTRES[centre].groups.find(({ id }) => id === groups[centre])?.pages ?? []

  it('has an entry after ours in its group, and comes back to the hub', async () => {
    addScreen(centre)
    const user = await openAs(centre, MENU_PATHS[hub])
    const group = await findGroup(centre)
    const link = await group.findByRole('link', { name: NAME })
    expect(group.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...ours.map((page) => names[page]),
      NAME,
    ])
    await user.click(link)
    expect(await screen.findByRole('heading', { name: 'Our tea' })).toBeTruthy()
    expect(location.pathname).toBe(`/${centre}/tea`)
    history.back()
    expect(await findGroup(centre)).toBeTruthy()
  })

  it('has the centre’s menu around it, also where a visit begins with it', async () => {
    addScreen(centre)
    await openAs(centre, `/${centre}/tea`)
    expect(await screen.findByRole('heading', { name: 'Our tea' })).toBeTruthy()
    const { side, phones } = await findNavigations(centre)
    const entry = await side.findByRole('link', { name: NAME })
    expect(entry.getAttribute('aria-current')).toBe('page')
    expect(entry.closest('ul')?.hidden).toBe(false)
    expect(side.getByRole('link', { name: names[ours.at(-1) ?? ''] ?? '' })).toBeTruthy()
    expect(phones.getByRole('link', { name: texts[centre].centre }).getAttribute('href')).toBe(MENU_PATHS[hub])
  })

  it('stands in no menu without its text, and ours stay', async () => {
    addScreen(centre, 'nowhere:tea')
    await openAs(centre, MENU_PATHS[hub])
    const group = await findGroup(centre)
    await waitFor(() => expect(group.getAllByRole('link').length).toBeGreaterThan(1))
    expect(group.queryByRole('link', { name: /tea/ })).toBeNull()
  })
})

it('a project’s screen in a centre has the site’s menu for visitors', async () => {
  addScreen('member')
  await openSite('/member/tea')
  expect(await screen.findByRole('heading', { name: 'Our tea' })).toBeTruthy()
  const bar = await findSideBar()
  expect(await bar.findByRole('navigation', { name: shell.sideNavigation })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: member.centre })).toBeNull()
})
