import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { dropViewer } from '../src/access/sign-in.ts'
import { client } from '../src/graphql/client.ts'
import common from '@playhouse/shared/texts/web/EN/common.json' with { type: 'json' }
import home from '@playhouse/shared/texts/web/EN/home.json' with { type: 'json' }
import session from '@playhouse/shared/texts/web/EN/session.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import site from '@playhouse/shared/texts/web/EN/site.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import { toasts } from '../src/ui/toast-queue.ts'
import { fill, findHeader, openSite, viewer } from './site.tsx'

const sideMenu = async () => within(await screen.findByRole('navigation', { name: shell.sideNavigation }))
const accountMenu = async () =>
  (await findHeader()).findByRole('button', { name: new RegExp(`^${fill(shell.accountMenu, { name: 'Lan Anh' })}`) })

describe('the header', () => {
  it('offers a visitor free play, log-in and registration, and no balance', async () => {
    await openSite('/no/such/page')
    const header = await findHeader()
    expect(await header.findByRole('button', { name: shell.freePlay })).toBeTruthy()
    expect((await header.findByRole('link', { name: shell.logIn })).getAttribute('href')).toBe('/login')
    expect((await header.findByRole('link', { name: shell.register })).getAttribute('href')).toBe('/register')
    expect((await findHeader()).queryByRole('status')).toBeNull()
  })

  it('reports nothing of a balance that was being refreshed when the session ended', async () => {
    const user = await openSite('/no/such/page', { query: viewer('MEMBER') })
    await accountMenu()
    const response = globalThis.fetch
    vi.stubGlobal('fetch', async (address: string, request: RequestInit) =>
      String(request.body).includes('"Balance"') ? new Promise(() => {}) : response(address, request),
    )
    await user.click((await findHeader()).getByRole('button', { name: common.refresh }))
    await act(() => dropViewer(client))
    await waitFor(() => expect(screen.queryByRole('button', { name: ui.hideBalance })).toBeNull())
    await new Promise((resolve) => setTimeout(resolve))
    expect(toasts.get()).toEqual([])
  })

  it('shows markup in a nickname as text', async () => {
    const nickname = '<img src=x onerror=alert(1)>'
    await openSite('/no/such/page', { query: { viewer: { ...viewer('MEMBER').viewer, nickname } } })
    expect(await (await findHeader()).findByText(nickname)).toBeTruthy()
    expect(document.querySelector('img[src=x]')).toBeNull()
  })

  it('marks a demo account', async () => {
    await openSite('/no/such/page', { query: viewer('DEMO') })
    const name = fill(shell.demoAccountMenu, { name: 'Lan Anh' })
    const menu = await (await findHeader()).findByRole('button', { name })
    expect(within(menu).getByText(shell.demo)).toBeTruthy()
  })

  it('explains to a demo account that deposits and withdrawals need a real account', async () => {
    const user = await openSite('/no/such/page', { query: viewer('DEMO') })
    for (const name of [shell.deposit, shell.withdraw]) {
      await user.click(await (await findHeader()).findByRole('button', { name }))
      const dialog = within(await screen.findByRole('alertdialog', { name: shell.trueAccountTitle }))
      await user.click(dialog.getByRole('button', { name: shell.notNow }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
  })
})

describe('the side menu', () => {
  it('asks a visitor to log in for an invitation', async () => {
    const user = await openSite('/no/such/page')
    await user.click(await (await sideMenu()).findByRole('link', { name: shell.inviteFriends }))
    expect(await screen.findByRole('dialog', { name: session.logInTitle })).toBeTruthy()
  })

  it('explains to a demo account that an invitation needs a real account', async () => {
    const user = await openSite('/no/such/page', { query: viewer('DEMO') })
    await accountMenu()
    await user.click(await (await sideMenu()).findByRole('link', { name: shell.inviteFriends }))
    expect(await screen.findByRole('alertdialog', { name: shell.trueAccountTitle })).toBeTruthy()
  })
})

describe('the frame by route', () => {
  it('has only header and banner around the registration', async () => {
    await openSite('/register')
    expect(await (await findHeader()).findByRole('link', { name: /home$/ })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: shell.sideNavigation })).toBeNull()
    expect(screen.queryByText(site.footer.about)).toBeNull()
  })

  it('has no header around the help centre', async () => {
    await openSite('/helpmc')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('link', { name: shell.logIn })).toBeNull()
  })
})

describe('banners', () => {
  const GROUPS = ['w_live', 'w_promotions', 'w_down', 'w_help', 'w_reg']
  const banners = {
    site: { bannerGroups: GROUPS.map((name) => ({ name, banners: [{ title: `Banner of ${name}`, link: null }] })) },
  }

  it.each([
    ['/live', 'w_live'],
    ['/promotions', 'w_promotions'],
    ['/down', 'w_down'],
    ['/help', 'w_help'],
    ['/register', 'w_reg'],
  ])('%s shows those of %s, without dots for a single one', async (address, group) => {
    await openSite(address, banners)
    expect(await screen.findByText(`Banner of ${group}`)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Show banner/ })).toBeNull()
  })

  it('can be chosen one by one on a strip that does not rotate by itself', async () => {
    const [first, second] = ['First', 'Second'].map((title) => ({ title, link: null }))
    const user = await openSite('/live', { site: { bannerGroups: [{ name: 'w_live', banners: [first, second] }] } })
    await user.click(await screen.findByRole('button', { name: home.stopBanners }))
    await user.click(screen.getByRole('button', { name: fill(home.showBanner, { number: '2' }) }))
    expect(await screen.findByText('Second')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: home.playBanners }))
    expect(screen.queryByRole('button', { name: /^Show banner/ })).toBeNull()
  })

  it('are left out on a page without a group', async () => {
    await openSite('/responsible-gaming', banners)
    await screen.findAllByRole('contentinfo')
    expect(screen.queryByRole('region', { name: home.banners })).toBeNull()
  })
})

describe('the footer', () => {
  const footer = async () => {
    const title = await screen.findByRole('heading', { name: site.footer.about })
    return within(title.closest('footer') ?? title)
  }

  it('has its groups and the age, and asks a visitor to log in to become an affiliate', async () => {
    const user = await openSite('/no/such/page', { site: { agreementAge: 18, memberAge: 21 } })
    const { about, affiliate, payments, responsible, vendors } = site.footer
    const titles = [about, affiliate, payments, responsible, vendors]
    const inFooter = await footer()
    const headings = () => inFooter.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await waitFor(() => expect(headings()).toEqual(titles))
    expect((await footer()).getAllByText(/18\+/).length).toBeGreaterThan(0)
    const rule = fill(common.ageRules, { age: 18, member: 21 })
    expect((await footer()).getByText((text) => text.includes(rule))).toBeTruthy()
    await user.click((await footer()).getByRole('link', { name: site.footer.affiliateStart }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('adds the logos of vendors a few at a time', async () => {
    const vendors = Array.from({ length: 12 }, (_, index) => ({ id: `v${index}`, name: `Vendor ${index}` }))
    await openSite('/no/such/page', { site: { navigation: [{ lobbyId: 'LIVE', vendors }] } })
    const counts: number[] = []
    const watch = new MutationObserver(() => counts.push(screen.queryAllByText(/^Vendor \d+$/).length))
    watch.observe(document.body, { childList: true, subtree: true })
    await waitFor(() => expect(counts.at(-1)).toBe(vendors.length))
    watch.disconnect()
    expect([...new Set(counts)]).toEqual(expect.arrayContaining([4, 8, 12]))
  })

  it('links an agent to the team', async () => {
    await openSite('/no/such/page', { query: viewer('AGENT') })
    expect(await (await footer()).findByRole('link', { name: shell.pages.TEAM_OVERVIEW })).toBeTruthy()
  })

  it('links a member to customer service', async () => {
    await openSite('/no/such/page', { query: viewer('MEMBER') })
    expect(await (await footer()).findByRole('button', { name: shell.customerService })).toBeTruthy()
    expect((await footer()).queryByRole('button', { name: site.footer.affiliateStart })).toBeNull()
  })
})
