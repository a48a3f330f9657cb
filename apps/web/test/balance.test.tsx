import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { parse, visit } from 'graphql'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import balance from '@playhouse/shared/texts/web/EN/balance.json' with { type: 'json' }
import closing from '@playhouse/shared/texts/web/EN/closing.json' with { type: 'json' }
import lottery from '@playhouse/shared/texts/web/EN/lottery.json' with { type: 'json' }
import transfer from '@playhouse/shared/texts/web/EN/transfer.json' with { type: 'json' }
import wallet from '@playhouse/shared/texts/web/EN/wallet.json' with { type: 'json' }
import withdrawal from '@playhouse/shared/texts/web/EN/withdrawal.json' with { type: 'json' }
import { inMain, inSlip, station, vnd } from './lottery-board.ts'
import { fill, findHeader, openSite, sent, viewer } from './site.tsx'

const REFUSED = { __typename: 'Problem', code: 'INSUFFICIENT_BALANCE', field: null, retryAfterSeconds: null }
const AWAY = {
  __typename: 'WalletPart',
  id: '77',
  name: 'Sen',
  vendorId: 'SEN',
  isLocked: false,
  balance: vnd('50000.00'),
}
const MAIN = {
  __typename: 'WalletPart',
  id: '2',
  name: 'MAIN',
  vendorId: null,
  isLocked: false,
  balance: vnd('10000.00'),
}
/** 10,000 are available, and 50,000 at a vendor until they are brought back. */
function money(part: object = AWAY) {
  let isBack = false
  return {
    Wallet: () => ({
      currencySymbol: '₫',
      isSingle: false,
      available: vnd(isBack ? '60000.00' : '10000.00'),
      held: vnd('0.00'),
      bonus: vnd('0.00'),
      atVendors: isBack ? [] : [part],
      parts: isBack ? [MAIN, { ...AWAY, balance: vnd('0.00') }] : [MAIN, part],
      unresolvedTransfers: [],
    }),
    CollectVendorBalancesResult: () => {
      isBack = true
      return {
        __typename: 'CollectVendorBalancesSuccess',
        wallet: { __typename: 'Wallet', available: vnd('60000.00'), atVendors: [] },
      }
    },
  }
}
const AT_SEN = fill(balance.refusal.at, { amount: '₫50,000', vendor: 'Sen' })
const getCalls = (name: string) => sent.filter(({ operationName }) => operationName === name)

function openParts() {
  const popover = screen.getByRole('dialog', { name: balance.title, hidden: true })
  // happy-dom has no popovers.
  fireEvent(popover, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  return within(popover)
}

it('shows what is available first, and one press away where the rest is, with the way back', async () => {
  const user = await openSite('/no/such/page', { query: viewer('MEMBER'), types: money() })
  const bar = await findHeader()
  const shown = within(await bar.findByRole('status')).getByRole('button')
  expect(shown.textContent).toContain('10,000')
  expect(shown.textContent).toContain(fill(balance.restAtVendor, { amount: '₫50,000', vendor: 'Sen' }))
  const parts = openParts()
  expect(parts.getByText(fill(balance.atVendor, { vendor: 'Sen' })).nextSibling?.textContent).toContain('50,000')
  await user.click(parts.getByRole('button', { name: balance.bringBack }))
  expect((await parts.findByText(balance.broughtBack)).getAttribute('role')).toBe('status')
  await waitFor(() => expect(shown.textContent).toContain('60,000'))
  expect(shown.textContent).not.toContain('Sen')
})

it('says that it is not known what withdrawals hold where the platform does not tell', async () => {
  await openSite('/no/such/page', {
    query: viewer('MEMBER'),
    types: { Wallet: () => ({ ...money().Wallet(), held: null }) },
  })
  await within(await (await findHeader()).findByRole('status')).findByRole('button')
  expect(await openParts().findByText(balance.heldUnknown)).toBeTruthy()
})

it('says that money whose transfer is looked into comes back by itself, and offers nothing to press', async () => {
  await openSite('/no/such/page', { query: viewer('MEMBER'), types: money({ ...AWAY, isLocked: true }) })
  await within(await (await findHeader()).findByRole('status')).findByRole('button')
  const parts = openParts()
  expect(parts.getByText(balance.lookedInto)).toBeTruthy()
  expect(parts.queryByRole('button', { name: balance.bringBack })).toBeNull()
})

const member = (account: object) => {
  const memberAccount = { __typename: 'MemberAccount', menu: [], ...account }
  return { viewer: { ...viewer('MEMBER').viewer, memberAccount } }
}
const CARD = {
  __typename: 'BankCard',
  id: 'one',
  kind: 'BANK',
  bankCode: 'HOASEN',
  bankName: 'Hoa Sen',
  isDefault: true,
  isResting: false,
}
const RULES = {
  canTransferUpline: { isAllowed: true, reason: null },
  canTransferDownline: { isAllowed: true, reason: null },
  canReceive: { isAllowed: true, reason: null },
  uplineUsername: 'suba',
  free: vnd('10000'),
  minimum: vnd('1000'),
  maximum: vnd('50000000'),
  leftToday: vnd('100000000'),
  remainingTurnover: vnd('0'),
  hasPaymentPassword: true,
}

async function sendTransfer(path: string): Promise<void> {
  const types = { ...money(), MemberTransferRules: () => RULES, MemberTransferResult: () => REFUSED }
  const user = await openSite(path, { query: viewer('MEMBER'), types })
  if (path.includes('downline')) await user.type(await screen.findByRole('textbox', { name: transfer.username }), 'lan')
  await user.type(await screen.findByRole('textbox', { name: transfer.amount }), '40000')
  await user.type(screen.getByLabelText(transfer.paymentPassword), 'right')
  await user.click(screen.getByRole('button', { name: transfer.send }))
  const question = within(await screen.findByRole('alertdialog', { name: transfer.confirmTitle }))
  await user.click(question.getByRole('button', { name: transfer.send }))
}

/** Each operation that may be refused for want of money, sent on its page. */
const PLACES: Record<string, () => Promise<void>> = {
  async PlaceLotteryTicket() {
    const types = { ...money(), LotteryGame: () => station(), PlaceLotteryTicketResult: () => REFUSED }
    const user = await openSite('/vnlottery?gameCode=NORTH_EVENING&playType=DE', { query: viewer('MEMBER'), types })
    const main = await inMain()
    await user.click(await main.findByRole('button', { name: '05' }))
    await user.click(main.getByRole('button', { name: lottery.pad.add }))
    await user.click((await inSlip()).getByRole('button', { name: new RegExp(`^${lottery.slip.place}`) }))
  },
  async RequestWithdrawal() {
    const options = {
      __typename: 'WithdrawalOptions',
      isOpen: true,
      canWithdraw: true,
      requirements: [],
      available: vnd('10000.00'),
      minimum: vnd('1000.00'),
      maximum: vnd('300000000.00'),
      leftToday: 9,
      leftAmount: null,
      lastAmount: null,
      channels: [],
    }
    const bankCards = { __typename: 'BankCards', cards: [CARD] }
    const user = await openSite('/member/withdrawal', {
      query: member({ withdrawalOptions: options, bankCards, unconfirmedWithdrawals: [] }),
      types: { ...money(), RequestWithdrawalResult: () => REFUSED },
    })
    const main = await inMain()
    await user.type(await main.findByRole('textbox', { name: new RegExp(`^${withdrawal.form.amount}`) }), '40000')
    await user.click(main.getByRole('button', { name: withdrawal.form.continue }))
    const dialog = await screen.findByRole('dialog', { name: withdrawal.confirm.title })
    await user.type(within(dialog).getByLabelText(withdrawal.confirm.password), 'right')
    // happy-dom ignores a submit button outside of its form.
    const form = dialog.querySelector('form')
    if (form) fireEvent.submit(form)
  },
  TransferToUpline: () => sendTransfer('/member/transfer-upline'),
  TransferToDownline: () => sendTransfer('/member/transfer-downline'),
  async RequestClosingPayout() {
    const restriction = {
      __typename: 'Restriction',
      kind: 'CLOSING',
      until: null,
      isPlayBlocked: true,
      isDepositBlocked: true,
    }
    const user = await openSite('/', {
      query: { viewer: { ...viewer('MEMBER').viewer, restriction } },
      types: {
        ...money(),
        AccountClosing: () => ({
          standing: 'CLOSING',
          requestedAt: '2026-11-20T08:00:00Z',
          isPayoutNeeded: true,
          balance: vnd('704000.00'),
          obstacles: [],
          payouts: [],
          openMatters: [],
          withdrawals: [],
          cards: [{ ...CARD, usableAt: '2026-01-01T00:00:00Z' }],
        }),
        ClosingPayoutResult: () => REFUSED,
      },
    })
    await user.click(await screen.findByRole('button', { name: closing.request }))
  },
  async TransferBetweenParts() {
    const types = { ...money(), TransferBetweenPartsResult: () => REFUSED }
    const user = await openSite('/member/wallet', { query: viewer('MEMBER'), types })
    await user.type(await screen.findByRole('textbox', { name: wallet.amount }), '5000')
    await user.click(screen.getByRole('button', { name: wallet.moveNow }))
  },
}

/** It moves all that is there, so it is never refused for an amount. */
const WITHOUT_AMOUNT = 'CollectVendorBalances'

/** Operations of the site with a mutation that the schema lets be refused so. */
function findRefusedOperations(): string[] {
  const root = join(import.meta.dirname, '../../..')
  const read = (pattern: string) => globSync(join(root, pattern)).map((path) => parse(readFileSync(path, 'utf8')))
  const fields = new Set<string>()
  for (const document of read('packages/schema/src/*.graphql'))
    visit(document, {
      FieldDefinition({ name, directives }) {
        const refuses = directives?.find((one) => one.name.value === 'refuses')
        if (JSON.stringify(refuses ?? null).includes('"INSUFFICIENT_BALANCE"')) fields.add(name.value)
      },
    })
  const operations: string[] = []
  for (const document of read('apps/web/src/**/*.graphql'))
    visit(document, {
      OperationDefinition({ name, selectionSet }) {
        const isRefused = selectionSet.selections.some((one) => one.kind === 'Field' && fields.has(one.name.value))
        if (isRefused && name) operations.push(name.value)
      },
    })
  return operations
}

describe('a refusal for want of money, while a vendor holds some', () => {
  it('is tested in every place that the site has', () => {
    expect([...Object.keys(PLACES), WITHOUT_AMOUNT].toSorted()).toEqual(findRefusedOperations().toSorted())
  })

  it.each(Object.entries(PLACES))(
    '%s names the vendor and the amount, and brings it back instead of leading to a deposit',
    async (operation, act) => {
      await act()
      await waitFor(() => expect(getCalls(operation)).toHaveLength(1))
      const said = await screen.findByText(AT_SEN)
      const place = said.parentElement as HTMLElement
      expect(screen.queryByText(balance.refusal.deposit)).toBeNull()
      fireEvent.click(within(place).getByRole('button', { name: balance.bringBack }))
      expect(await within(place).findByText(balance.refusal.back)).toBeTruthy()
      expect(getCalls('CollectVendorBalances')).toHaveLength(1)
      expect(screen.queryByText(balance.refusal.deposit)).toBeNull()
    },
  )

  it('leads to a deposit only once it is known that no vendor holds any', async () => {
    const types = {
      ...money(),
      Wallet: () => ({ ...money().Wallet(), atVendors: [] }),
      LotteryGame: () => station(),
      PlaceLotteryTicketResult: () => REFUSED,
    }
    const user = await openSite('/vnlottery?gameCode=NORTH_EVENING&playType=DE', { query: viewer('MEMBER'), types })
    const main = await inMain()
    await user.click(await main.findByRole('button', { name: '05' }))
    await user.click(main.getByRole('button', { name: lottery.pad.add }))
    await user.click((await inSlip()).getByRole('button', { name: new RegExp(`^${lottery.slip.place}`) }))
    const link = await (await inSlip()).findByRole('link', { name: balance.refusal.deposit })
    expect(link.getAttribute('href')).toBe('/member/deposit')
    expect(getCalls('Balance')).toHaveLength(1)
  })
})

describe('a game', () => {
  const GAME = {
    id: '7',
    name: 'Golden Lantern',
    launchTarget: null,
    isUnderMaintenance: false,
    category: 'RNG',
    vendorId: 'TRE',
  }
  const open = async (types: object) => {
    const launch = {
      __typename: 'LaunchGameSuccess',
      launchUrl: 'about:blank',
      origin: 'http://games.test',
      isDemo: false,
    }
    const user = await openSite('/game/7', {
      query: { ...viewer('MEMBER'), game: GAME },
      types: { ...types, LaunchGameResult: () => launch },
    })
    const frame = await waitFor(() => {
      const found = document.querySelector('iframe')
      expect(found).not.toBeNull()
      return found as HTMLIFrameElement
    })
    // happy-dom loads no frames.
    const source = window
    vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(source)
    const say = (type: string) =>
      dispatchEvent(Object.assign(new Event('message'), { data: { type }, origin: 'http://games.test', source }))
    return { user, say }
  }

  it('whose stake was too high brings back what another vendor holds, and is loaded again with it', async () => {
    const { user, say } = await open(money())
    say('playhouse:deposit')
    const dialog = within(await screen.findByRole('dialog', { name: balance.refusal.title }))
    expect(await dialog.findByText(AT_SEN)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: balance.bringBack }))
    expect(await dialog.findByText(balance.refusal.playOn)).toBeTruthy()
    await waitFor(() => expect(getCalls('LaunchGame')).toHaveLength(2))
    expect(location.pathname).toBe('/game/7')
  })

  it('leads to the deposit where no other vendor holds any', async () => {
    const { say } = await open(money({ ...AWAY, vendorId: 'TRE' }))
    say('playhouse:deposit')
    await waitFor(() => expect(location.pathname).toBe('/member/deposit'))
  })

  it('gives the money back when the page is closed, once, and is opened again when the page comes back', async () => {
    const keepalive: unknown[] = []
    await open(money())
    const before = globalThis.fetch
    vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
      if (String(request.body).includes('CollectVendorBalances')) keepalive.push(request.keepalive)
      return before(address, request)
    })
    dispatchEvent(new Event('pagehide'))
    dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(getCalls('CollectVendorBalances')).toHaveLength(1))
    expect(getCalls('CollectVendorBalances')[0]?.variables).toEqual({ input: { vendorId: 'TRE' } })
    expect(keepalive).toEqual([true])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await waitFor(() => expect(getCalls('LaunchGame')).toHaveLength(2))
  })
})
