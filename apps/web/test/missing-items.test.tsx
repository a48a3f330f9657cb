import typeDefs from '@playhouse/schema/schema.graphql?raw'
import { findItemFields } from '@playhouse/schema/item-fields.ts'
import documents from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import cases from '@playhouse/shared/texts/web/EN/cases.json' with { type: 'json' }
import deposit from '@playhouse/shared/texts/web/EN/deposit.json' with { type: 'json' }
import draws from '@playhouse/shared/texts/web/EN/draws.json' with { type: 'json' }
import filters from '@playhouse/shared/texts/web/EN/filters.json' with { type: 'json' }
import game from '@playhouse/shared/texts/web/EN/game.json' with { type: 'json' }
import help from '@playhouse/shared/texts/web/EN/help.json' with { type: 'json' }
import lottery from '@playhouse/shared/texts/web/EN/lottery.json' with { type: 'json' }
import messages from '@playhouse/shared/texts/web/EN/messages.json' with { type: 'json' }
import promotions from '@playhouse/shared/texts/web/EN/promotions.json' with { type: 'json' }
import raffles from '@playhouse/shared/texts/web/EN/raffles.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import withdrawal from '@playhouse/shared/texts/web/EN/withdrawal.json' with { type: 'json' }
import { setTimeout as sleep } from 'node:timers/promises'
import { act, screen, waitFor } from '@testing-library/react'
import { buildSchema, type DefinitionNode, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isSupportOpen, openSupport } from '../src/access/side-windows.ts'
import { station } from './lottery-board.ts'
import { findHeader, openSite, sent, viewer } from './site.tsx'

interface Page {
  address: string
  /** What the page says if there is no such item; null where it then shows nothing. */
  absent: string | null
  /** Opens what asks for the item, where the address does not. */
  open?: (user: Awaited<ReturnType<typeof openSite>>) => Promise<void>
}

/** The place of each item in the pages, by operation and field. */
const PAGES: Readonly<Record<string, Page>> = {
  'AccountRecordScreen transaction': {
    address: '/member/account-record?transaction=5',
    absent: records.noTransactionTitle,
  },
  'AgreementScreen helpTopic': { address: '/help', absent: help.agreement.missing },
  'BettingRecordScreen bet': { address: '/member/betting-record?bet=5', absent: records.noBetTitle },
  'CasesScreen serviceCase': { address: '/member/service?case=5', absent: cases.noSuchTitle },
  'DepositDetailScreen deposit': { address: '/member/deposit/5', absent: deposit.missingTitle },
  'DrawScreen lottery': { address: '/lottery/NORTH_EVENING/draw/20261122', absent: draws.missingTitle },
  'DrawScreen lotteryDraw': { address: '/lottery/NORTH_EVENING/draw/20261122', absent: draws.missingTitle },
  'GameScreen game': { address: '/game/5', absent: game.missingTitle },
  'LotteryBoardScreen lottery': { address: '/vnlottery?gameCode=NORTH_EVENING', absent: lottery.missingTitle },
  'LotteryResultsScreen lottery': {
    address: '/lottery/results?gameCode=NORTH_EVENING',
    absent: draws.noLotteryTitle,
  },
  'LotteryStatisticsScreen lottery': {
    address: '/lottery/statistics?gameCode=NORTH_EVENING',
    absent: draws.noLotteryTitle,
  },
  'LotteryTicketScreen lotteryTicket': { address: '/member/lottery-tickets/5', absent: draws.noTicketTitle },
  'MessagesScreen message': { address: '/member/messages?message=5', absent: messages.noMessageTitle },
  'PromotionDetailScreen promotion': { address: '/promoDetail?id=5', absent: promotions.missingTitle },
  'PromotionsScreen promotion': { address: '/promotions?id=5', absent: promotions.missingTitle },
  'ProofScreen lotteryDraw': { address: '/lottery/NORTH_EVENING/draw/20261122/proof', absent: draws.missingTitle },
  'RaffleProofScreen raffle': { address: '/raffle/5/proof', absent: raffles.missingTitle },
  'RaffleScreen raffle': { address: '/raffle/5', absent: raffles.missingTitle },
  'ResponsibleGamingScreen helpTopic': { address: '/responsible-gaming', absent: null },
  'SupportWindow serviceCase': {
    address: '/member/wallet',
    absent: cases.noSuchTitle,
    open: async (user) => {
      act(() => openSupport())
      await user.click(await screen.findByRole('button', { name: 'Lost round' }))
    },
  },
  'VendorGames vendor': { address: '/member/account?list=V', absent: filters.vendorMissing },
  'WithdrawalDetailScreen withdrawal': { address: '/member/withdrawal/5', absent: withdrawal.detail.missing },
}

/** Reads of items of which no page says that they are not there. */
const SILENT: Readonly<Record<string, string>> = {
  'ChatMessages room':
    'a room is chosen from the list of rooms; without its messages the chat offers to load them again',
  'LotteryDraws lottery': 'the board asks in the background, and stays',
  'ProofScreen lottery': 'its name alone; the draw decides',
}

const schema = buildSchema(typeDefs)
const itemFields = findItemFields(schema)

/** Where the trusted documents read items: the operation, the field, and its path in the response. */
const definitions = Object.values(documents).flatMap(({ name, text }) =>
  parse(text).definitions.map((definition) => ({ name, kind: definition.kind, paths: findItems(definition) })),
)
const reads = definitions
  .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  .flatMap(({ name, paths }) => paths.map((path) => ({ id: `${name} ${path.at(-1)}`, name, path })))

function findItems(definition: DefinitionNode): string[][] {
  const found: string[][] = []
  const types = new TypeInfo(schema)
  const path: string[] = []
  visit(
    definition,
    visitWithTypeInfo(types, {
      Field: {
        enter({ name, alias }) {
          path.push(alias?.value ?? name.value)
          if (itemFields[types.getParentType()?.name ?? '']?.includes(name.value)) found.push([...path])
        },
        leave: () => void path.pop(),
      },
    }),
  )
  return found
}

type State = 'found' | 'absent' | 'failed' | 'loading'

/** Answers an operation with that state of its item. */
function answerItem(name: string, path: readonly string[], getState: () => State): void {
  const before = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const response = await before(address, request)
    const { operationName, variables } = JSON.parse(String(request.body))
    if (operationName !== name || variables.withCase === false) return response
    while (getState() === 'loading') await sleep(10)
    const state = getState()
    if (state === 'found') return response
    const reply = await response.json()
    const parent = path.slice(0, -1).reduce((part, key) => part?.[key], reply.data)
    if (parent) parent[path.at(-1) ?? ''] = null
    const message = 'the platform is away'
    const errors = [{ message, path, extensions: { code: 'PLATFORM_UNAVAILABLE' } }]
    return Response.json(state === 'failed' ? { ...reply, errors } : reply, { headers: response.headers })
  })
}

function go(address: string): void {
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/** Opens a page of an item as a member who is elsewhere. */
async function openPage({ address, open }: Page, name: string, path: readonly string[], getState: () => State) {
  const user = await openSite('/member/account', {
    query: { ...viewer('MEMBER'), lotteries: [station()], lottery: station() },
    types: {
      Game: () => ({ id: '5', launchTarget: null }),
      LaunchGameResult: () => ({ __typename: 'LaunchGameSuccess' }),
      Vendor: () => ({ id: 'V' }),
      LotteryDraw: () => ({ code: 'NORTH_EVENING', number: '20261122', day: '2026-11-22', hold: null }),
      LotteryTicket: () => ({ id: '5', code: 'NORTH_EVENING' }),
      ServiceCase: () => ({ id: '5', title: 'Lost round' }),
    },
  })
  await findHeader()
  answerItem(name, path, getState)
  go(address)
  await open?.(user)
  return user
}

afterEach(() => isSupportOpen.set(false))

const requested = (name: string) => sent.filter(({ operationName }) => operationName === name).length
const retryButtons = () => screen.queryAllByRole('button', { name: ui.retry })
const says = (text: string | null) => text !== null && screen.queryAllByText(text).length > 0
const isLoaded = () => screen.getByRole('main').querySelector('[aria-busy=true]') === null

/** Leaves a page and comes back. A window stays open meanwhile. */
async function comeBack({ address, open }: Page): Promise<void> {
  if (open) return
  go('/member/account')
  await waitFor(() => {
    if (retryButtons().length > 0) throw new Error('The page of the item is still shown.')
  })
  go(address)
}

it('has a page for each item that a trusted document reads', () => {
  // Their path would be that of each operation that has the fragment.
  const inFragments = definitions.filter(({ kind, paths }) => kind === Kind.FRAGMENT_DEFINITION && paths.length > 0)
  expect(inFragments).toEqual([])
  expect(reads.map(({ id }) => id).toSorted()).toEqual([...Object.keys(PAGES), ...Object.keys(SILENT)].toSorted())
})

describe.each(reads.filter(({ id }) => PAGES[id]))('$id', ({ id, name, path }) => {
  const page = PAGES[id] as Page

  it('says nothing while it loads, then that it failed, again on return, and shows it on retry', async () => {
    let state: State = 'loading'
    const user = await openPage(page, name, path, () => state)
    await waitFor(() => expect(requested(name)).toBeGreaterThan(0))
    expect(retryButtons()).toEqual([])
    expect(says(page.absent)).toBe(false)
    state = 'failed'
    await waitFor(() => expect(retryButtons()).toHaveLength(1))
    expect(says(page.absent)).toBe(false)
    await comeBack(page)
    await waitFor(() => expect(retryButtons()).toHaveLength(1))
    expect(says(page.absent)).toBe(false)
    state = 'found'
    const before = requested(name)
    await user.click(retryButtons()[0] as HTMLElement)
    await waitFor(() => expect(requested(name)).toBeGreaterThan(before))
    await waitFor(() => expect(retryButtons()).toEqual([]))
    expect(says(page.absent)).toBe(false)
  })

  it('says that it is not there, and offers no retry', async () => {
    await openPage(page, name, path, () => 'absent')
    await waitFor(() => expect(requested(name)).toBeGreaterThan(0))
    await waitFor(() => expect(page.absent === null ? isLoaded() : says(page.absent)).toBe(true))
    expect(retryButtons()).toEqual([])
  })
})
