import type { MenuPage } from '@playhouse/schema/types.generated.ts'
import agent from '@playhouse/shared/texts/web/EN/agent.json' with { type: 'json' }
import member from '@playhouse/shared/texts/web/EN/member.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CENTRES } from '../src/centres.ts'
import { type CentreId, MENU_PATHS } from '../src/menu-paths.ts'
import { fill, findHeader, openSite, viewer } from './site.tsx'

const texts = { member, agent }
const kinds = { member: 'MEMBER', agent: 'AGENT' } as const

/** All pages of a centre, with the items that wait on some. */
function getMenu(centre: CentreId, waiting: Partial<Record<MenuPage, number>> = {}) {
  const { hub, groups } = CENTRES[centre]
  const pages = [hub, ...groups.flatMap((group) => group.pages)]
  return pages.map((page) => ({ page, badge: waiting[page] ?? null }))
}

function openCentre(address: string, waiting?: Partial<Record<MenuPage, number>>, further: object = {}) {
  const centre = address.startsWith('/agent') ? 'agent' : 'member'
  const { viewer: own } = viewer(kinds[centre])
  const account = { menu: getMenu(centre, waiting), ...further }
  const accounts =
    centre === 'agent'
      ? { agentAccount: { __typename: 'AgentAccount', ...account } }
      : { memberAccount: { __typename: 'MemberAccount', ...account } }
  return openSite(address, { query: { viewer: { ...own, ...accounts } } })
}

const findMain = async () => within(await screen.findByRole('main'))

/** The side bar's menu; phones show another one, which this environment does not hide. */
const findSideMenu = async (centre: CentreId) => {
  const bar = await screen.findByRole('complementary')
  return within(await within(bar).findByRole('navigation', { name: texts[centre].centre }))
}

describe.each(['member', 'agent'] as const)('the %s centre', (centre) => {
  const { hub, groups } = CENTRES[centre]
  const titles: Partial<Record<string, string>> = texts[centre].groups
  const names: Partial<Record<MenuPage, string>> = texts[centre].pages

  it('begins with the balance and shows its pages by groups', async () => {
    await openCentre(MENU_PATHS[hub])
    const main = await findMain()
    const sections = await Promise.all(groups.map(({ id }) => main.findByRole('region', { name: titles[id] ?? '' })))
    for (const [index, { pages }] of groups.entries()) {
      const links = within(sections[index] ?? document.body).getAllByRole('link')
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        pages.map((page) => [names[page], MENU_PATHS[page]]),
      )
    }
    const [balance] = main.getAllByText(/1,250/)
    const [first] = sections
    expect(balance && first && balance.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    for (const control of main.queryAllByRole('searchbox')) {
      expect(first?.compareDocumentPosition(control)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  })

  it('replaces the site’s side menu', async () => {
    await openCentre(MENU_PATHS[hub])
    const menu = await findSideMenu(centre)
    expect(screen.queryByRole('navigation', { name: shell.sideNavigation })).toBeNull()
    expect(menu.getByRole('link', { name: texts[centre].close }).getAttribute('href')).toBe('/')
    expect(menu.getByRole('link', { name: names[hub] ?? '' }).getAttribute('aria-current')).toBe('page')
  })

  it('opens the group of the page, one group at a time', async () => {
    const [group, other] = groups
    const page = group?.pages.at(-1)
    if (!group || !other || !page) throw new Error('The centre has no groups')
    const user = await openCentre(MENU_PATHS[page])
    const menu = await findSideMenu(centre)
    const current = await menu.findByRole('link', { name: names[page] ?? '' })
    expect(current.getAttribute('aria-current')).toBe('page')
    const button = (id: string) =>
      menu.getAllByRole('button', { name: titles[id] ?? '' }).find((one) => !one.hasAttribute('aria-haspopup'))
    await user.click(button(other.id) ?? document.body)
    expect(button(other.id)?.getAttribute('aria-expanded')).toBe('true')
    expect(button(group.id)?.getAttribute('aria-expanded')).toBe('false')
  })

  it('leads a phone back to the hub, and to the other pages of the group', async () => {
    const group = groups.at(-1)
    const page = group?.pages[0]
    if (!group || !page) throw new Error('The centre has no groups')
    await openCentre(MENU_PATHS[page])
    const main = await findMain()
    const navigation = within(await main.findByRole('navigation', { name: texts[centre].centre }))
    expect(navigation.getByRole('link').getAttribute('href')).toBe(MENU_PATHS[hub])
    await navigation.findByRole('button', { name: titles[group.id] ?? '' })
    // Happy-dom has no popovers.
    const menu = navigation.getByRole('menu', { name: titles[group.id] ?? '', hidden: true })
    fireEvent(menu, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
    const items = await navigation.findAllByRole('menuitem', { hidden: true })
    expect(items.map((item) => item.getAttribute('href'))).toEqual(group.pages.map((one) => MENU_PATHS[one]))
  })
})

describe('what waits for a member', () => {
  const open = { isOpen: true, lastAmount: null, minimum: { amount: '100', currency: 'VND' } }
  const requirement = (kind: string, status = 'TO_DO') => ({ kind, status, from: null })

  it('is told on the hub, with the way there', async () => {
    await openCentre('/member/account', { WITHDRAWAL: 1, DEPOSIT: 2, MISSIONS: 3 }, { withdrawalOptions: null })
    const main = await findMain()
    const { attention } = member
    for (const [text, path] of [
      [attention.WITHDRAWAL_one, '/member/withdrawal'],
      [fill(attention.DEPOSIT_other, { count: 2 }), '/member/deposit'],
      [fill(attention.MISSIONS_other, { count: 3 }), '/member/missions'],
    ] as const)
      expect((await main.findByRole('link', { name: text })).getAttribute('href')).toBe(path)
    expect(main.queryByRole('link', { name: attention.secondFactor })).toBeNull()
  })

  it('includes a missing second factor and the steps before the first withdrawal', async () => {
    const requirements = ['SECOND_FACTOR', 'BANK_CARD', 'PAYMENT_PASSWORD'].map((kind) => requirement(kind))
    const withdrawalOptions = { ...open, requirements: [...requirements, requirement('TURNOVER', 'MET')] }
    await openCentre('/member/account', {}, { withdrawalOptions })
    const main = await findMain()
    const factor = await main.findByRole('link', { name: member.attention.secondFactor })
    expect(factor.getAttribute('href')).toBe('/member/security')
    expect(main.getByRole('link', { name: fill(member.attention.steps_other, { count: 2 }) })).toBeTruthy()
  })

  it('is counted in the side menu at a closed group, and at the page of an open one', async () => {
    const user = await openCentre('/member/account', { MESSAGES: 4, SERVICE_CASES: 1 }, { withdrawalOptions: null })
    const menu = await findSideMenu('member')
    const [button] = await menu.findAllByRole('button', { name: new RegExp(`^${member.groups.help}`) })
    expect(button?.textContent).toBe(`${member.groups.help}5`)
    await user.click(button ?? document.body)
    expect(button?.textContent).toBe(member.groups.help)
    expect(menu.getByRole('link', { name: `${member.pages.MESSAGES} 4` })).toBeTruthy()
  })
})

it('an agent is told of contracts that wait for an answer', async () => {
  await openCentre('/agent/team-overview', { DIVIDENDS: 2 })
  const text = fill(agent.attention.contracts_other, { page: agent.pages.DIVIDENDS, count: 2 })
  expect((await (await findMain()).findByRole('link', { name: text })).getAttribute('href')).toBe('/agent/dividends')
})

it('a site without a feature has no door to it in the hub and the side menu', async () => {
  const { viewer: own } = viewer('MEMBER')
  const memberAccount = { __typename: 'MemberAccount', menu: getMenu('member') }
  await openSite('/member/account', {
    query: { viewer: { ...own, memberAccount } },
    lacks: ['RANKS', 'MISSIONS', 'BONUS', 'REBATES', 'LIMITS', 'SUPPORT_CASES'],
  })
  await (await findMain()).findByRole('region', { name: member.groups.rewards })
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
  for (const path of ['rank', 'missions', 'bonus', 'rebate', 'limits', 'service'])
    expect(document.querySelector(`a[href="/member/${path}"]`)).toBeNull()
})

it.each([
  [5, 'Messages, 5 unread', '5'],
  [120, 'Messages, 120 unread', '99+'],
])('a phone’s header shows %i unread messages at the account menu', async (unreadMessages, description, shown) => {
  const { viewer: own } = viewer('MEMBER')
  await openSite('/no/such/page', { query: { viewer: { ...own, unreadMessages } } })
  const button = await (await findHeader()).findByRole('button', { name: fill(shell.accountMenu, { name: 'Lan Anh' }) })
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe(description)
  expect(button.querySelector('[data-count]')?.getAttribute('data-count')).toBe(shown)
})
