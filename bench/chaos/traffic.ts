import { depositByQr } from '@playhouse/platform-api/cashier-deposits.ts'
import {
  cancelWithdrawal,
  confirmWithdrawalReceipt,
  requestWithdrawal,
  unconfirmedWithdrawals,
} from '@playhouse/platform-api/cashier-withdrawals.ts'
import { launchGame } from '@playhouse/platform-api/games.ts'
import { lotteryBoard } from '@playhouse/platform-api/lottery-board.ts'
import { cancelTicket, placeTicket } from '@playhouse/platform-api/lottery-tickets.ts'
import { openedNumero } from '@playhouse/platform-api/lottery.ts'
import { transferDownline, transferUpline } from '@playhouse/platform-api/member-transfers.ts'
import { claimMission } from '@playhouse/platform-api/missions.ts'
import { convertPoint } from '@playhouse/platform-api/points.ts'
import { claimPromotion } from '@playhouse/platform-api/promotions.ts'
import { claimRebate } from '@playhouse/platform-api/rewards.ts'
import { transferFromMainWallet } from '@playhouse/platform-api/wallet-transfers.ts'
import { balance, transferToMainWallet } from '@playhouse/platform-api/wallet.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { askGateway, askVendor, Clients, mutate, type RestClient, restClient, walletCaller } from './client.ts'
import type { SeededRandom } from './random.ts'
import type { RequestLog } from './request-log.ts'
import type { ChaosSite } from './site.ts'
import { type ChaosMember, type ChaosWorld, PAYMENT_PASSWORD, SEAMLESS_VENDOR, TRANSFER_VENDOR } from './world.ts'

const LOTTERY = 'VN_SOUTH_1M'
const BET_TYPE = 'DE'
/** A draw takes a minute and its show a few seconds, and settlement has to be over when the books are compared. */
const NO_TICKETS_BEFORE_END_MS = 75_000
/** A ticket that arrives after closing is refused, which proves nothing. */
const TICKET_MARGIN_MS = 6_000
/** Average milliseconds between the requests of a loop at rate 1. */
const PACE_MS = { cash: 1_800, vendor: 900, agent: 2_500 }
const DETAILS = { engine: 'dice', modelId: 'dice-97' }

/** A round at a vendor, to compare its books with. */
export interface PlayedRound {
  memberId: number
  vendorCode: string
  roundKey: string
  playToken: string
}

export interface Traffic {
  /** Rounds that were asked for at the vendors. */
  rounds: readonly PlayedRound[]
  /** The vendors' names of members with wallets there. */
  accounts: ReadonlyMap<number, string>
  /** No more new requests. Resolves when all have been answered, or repetitions were given up. */
  stop(): Promise<void>
}

interface Options {
  site: ChaosSite
  world: ChaosWorld
  log: RequestLog
  random: SeededRandom
  /** Requests per loop, relative to the usual ones. */
  rate: number
  endsAt: number
  /** Ends repetitions. */
  over: AbortSignal
}

/** Members that play by the seamless wallet, whose balance is all they have; the others have wallets at a vendor. */
const isSeamless = (at: number) => at < 8
const playsAtVendor = (at: number) => at >= 4 && at < 8

/** Starts a steady rate of every kind of money. */
export async function startTraffic({ site, world, log, random, rate, endsAt, over }: Options): Promise<Traffic> {
  const clients = new Clients(log, over, random)
  const rest = restClient(site.platformUrl)
  await rest.prepare()
  const { oddsVersion } = (await rest.call(lotteryBoard, { gameCode: LOTTERY })).answer as { oddsVersion: string }
  let isRunning = true
  const running = () => isRunning && !over.aborted
  const rounds: PlayedRound[] = []
  const accounts = new Map<number, string>()
  let unique = 0
  /** An amount in whole units that no other request of the run has. */
  const uniqueAmount = () => String(20_000 + (unique += 1))
  const pause = async (average: number) => {
    const until = Date.now() + (average / rate) * (0.5 + random.next())
    while (running() && Date.now() < until) await sleep(50)
  }
  /** A loop survives what one of its steps meets, such as a launch while everything is down. */
  const loop = async (pace: number, step: () => Promise<void>) => {
    while (running()) {
      await pause(pace)
      if (running()) await step().catch(() => sleep(500))
    }
  }

  const tools = {
    site,
    world,
    log,
    random,
    clients,
    rest,
    running,
    rounds,
    accounts,
    uniqueAmount,
    oddsVersion,
    endsAt,
  }
  const loops: Promise<void>[] = []
  for (const [at, member] of world.players.entries()) {
    const cash = cashSteps(tools, member, at)
    loops.push(loop(PACE_MS.cash, cash))
    if (!isSeamless(at)) loops.push(loop(PACE_MS.cash, transferSteps(tools, member)))
    else if (playsAtVendor(at)) loops.push(loop(PACE_MS.vendor, gameSteps(tools, member)))
    else loops.push(loop(PACE_MS.vendor, walletSteps(tools, member)))
  }
  loops.push(loop(PACE_MS.agent, agentSteps(tools)))
  return {
    rounds,
    accounts,
    async stop() {
      isRunning = false
      await Promise.all(loops)
    },
  }
}

interface Tools extends Pick<Options, 'site' | 'world' | 'log' | 'random' | 'endsAt'> {
  clients: Clients
  rest: RestClient
  running: () => boolean
  rounds: PlayedRound[]
  accounts: Map<number, string>
  uniqueAmount: () => string
  oddsVersion: string
}

/** Selects the part of an answer that the referee needs. */
const pick =
  (...names: string[]) =>
  (answer: Record<string, unknown>) =>
    Object.fromEntries(names.filter((name) => name in answer).map((name) => [name, answer[name]]))

/** The cashier, the lottery, claims and transfers of one member, and what its page shows in between. */
function cashSteps(tools: Tools, member: ChaosMember, at: number): () => Promise<void> {
  const { site, world, log, random, clients, rest, uniqueAmount } = tools
  const { id: memberId, token } = member
  const missions = [...world.missions]
  const offers = [...world.offers]
  let week: string | undefined = world.week

  const deposit = async () => {
    const key = randomUUID()
    const amount = uniqueAmount().replace(/^/, '1')
    const byGateway = random.next() < 0.5
    await clients.sendUntilAnswered({
      kind: 'deposit',
      memberId,
      key,
      request: { amount, by: byGateway ? 'gateway' : 'rest' },
      send: () =>
        byGateway
          ? mutate(site.gatewayUrl, token, 'CreateDeposit', { requestKey: key, payment: { method: 'QR' }, amount })
          : rest.call(depositByQr, { requestKey: key, amount }, { token }),
      keep: (answer) => ({ id: (answer['deposit'] as { id: string } | undefined)?.id ?? answer['id'] }),
    })
  }
  const withdraw = async () => {
    const key = randomUUID()
    const cancels = random.next() < 0.4
    // Large ones wait for a review, in which they can be cancelled.
    const amount = cancels ? String(1_000_000 + Number(uniqueAmount())) : `5${uniqueAmount()}`
    const { outcome, answer } = await clients.sendUntilAnswered({
      kind: 'withdrawal',
      memberId,
      key,
      request: { amount },
      send: () =>
        rest.call(
          requestWithdrawal,
          { amount, bankCardId: member.cardId, paymentPassword: PAYMENT_PASSWORD },
          { token, key },
        ),
      keep: pick('id', 'state'),
    })
    if (!cancels || outcome !== 'done') return
    const id = String(answer?.['id'])
    await clients.sendUntilAnswered({
      kind: 'withdrawal.cancel',
      memberId,
      key: id,
      request: { id },
      send: () => rest.call(cancelWithdrawal, { id }, { token }),
      keep: pick('id', 'state'),
    })
  }
  const confirm = async () => {
    const { answer } = await rest.call(unconfirmedWithdrawals, {}, { token })
    const [first] = (answer?.['list'] ?? []) as { id: string }[]
    if (!first) return
    await clients.sendUntilAnswered({
      kind: 'withdrawal.confirm',
      memberId,
      key: first.id,
      request: { id: first.id },
      send: () => rest.call(confirmWithdrawalReceipt, { id: first.id, outcome: 'RECEIVED' }, { token }),
      keep: pick('id', 'state'),
    })
  }
  const ticket = async () => {
    if (Date.now() > tools.endsAt - NO_TICKETS_BEFORE_END_MS) return deposit()
    const { answer } = await rest.call(openedNumero, { gameCode: LOTTERY })
    const draws = (answer as unknown as { numero: string; closeAt: number; serverTime: number }[] | null) ?? []
    const draw = draws.find(({ closeAt, serverTime }) => closeAt - serverTime > TICKET_MARGIN_MS)
    if (!draw) return
    const key = randomUUID()
    const lines = [{ betType: BET_TYPE, picks: [random.between(0, 99)], amount: uniqueAmount() }]
    const terms = { oddsVersion: tools.oddsVersion, lines }
    const byGateway = random.next() < 0.5
    const { outcome, answer: bought } = await clients.sendUntilAnswered({
      kind: 'lottery.place',
      memberId,
      key,
      request: { amount: lines[0]?.amount, draw: draw.numero, by: byGateway ? 'gateway' : 'rest' },
      send: () =>
        byGateway
          ? mutate(site.gatewayUrl, token, 'PlaceLotteryTicket', {
              requestKey: key,
              code: LOTTERY,
              number: draw.numero,
              ...terms,
            })
          : rest.call(placeTicket, { gameCode: LOTTERY, numero: draw.numero, ...terms }, { token, key }),
      keep: (answered) => ({
        id: (answered['ticket'] as { id: string } | undefined)?.id ?? answered['id'] ?? answered['ticketId'],
      }),
    })
    if (outcome !== 'done' || random.next() > 0.35) return
    const ticketId = String(
      (bought?.['ticket'] as { id: string } | undefined)?.id ?? bought?.['id'] ?? bought?.['ticketId'],
    )
    await clients.sendUntilAnswered({
      kind: 'lottery.cancel',
      memberId,
      key: ticketId,
      request: { ticketId },
      send: () => rest.call(cancelTicket, { ticketId }, { token }),
      keep: pick('id', 'ticketId', 'state'),
    })
  }
  const transferUp = async () => {
    const requestKey = randomUUID()
    const amount = uniqueAmount()
    await clients.sendUntilAnswered({
      kind: 'transfer.up',
      memberId,
      key: requestKey,
      request: { amount, to: world.agent.id },
      send: () => rest.call(transferUpline, { amount, paymentPassword: PAYMENT_PASSWORD, requestKey }, { token }),
      keep: pick('transferId'),
    })
  }
  const claim = async () => {
    const next =
      missions.length / world.missions.length >= offers.length / world.offers.length ? missions.pop() : undefined
    const offer = next ? undefined : offers.pop()
    if (next)
      return void (await clients.sendUntilAnswered({
        kind: 'claim.mission',
        memberId,
        key: next.id,
        request: { missionId: next.id, amount: String(next.amount) },
        send: () => rest.call(claimMission, { missionId: next.id, period: 'once' }, { token }),
        keep: () => ({}),
      }))
    if (offer)
      return void (await clients.sendUntilAnswered({
        kind: 'claim.promotion',
        memberId,
        key: offer.id,
        request: { promotionId: offer.id, amount: String(offer.amount) },
        send: () => rest.call(claimPromotion, { promotionId: offer.id }, { token }),
        keep: () => ({}),
      }))
    if (week === undefined) return convert()
    const monday = week
    week = undefined
    await clients.sendUntilAnswered({
      kind: 'claim.rebate',
      memberId,
      key: monday,
      request: { week: monday },
      send: () => rest.call(claimRebate, { week: monday }, { token }),
      keep: pick('amount'),
    })
  }
  const convert = async () => {
    const requestKey = randomUUID()
    const points = String(100 + random.between(0, 50))
    await clients.sendUntilAnswered({
      kind: 'points.convert',
      memberId,
      key: requestKey,
      request: { points },
      send: () => rest.call(convertPoint, { requestKey, points, paymentPassword: PAYMENT_PASSWORD }, { token }),
      keep: (answer) => ({ amount: (answer['redemption'] as { amount?: string } | undefined)?.amount }),
    })
  }
  /** Reads the balance as the page shows it; a member with money at a vendor has another total. */
  const read = async () => {
    const sentAt = Date.now()
    let shown: string | undefined
    if (random.next() < 0.5) {
      const { data } = await askGateway(site.gatewayUrl, token, 'Balance', {})
      const viewer = data?.['viewer'] as { wallet?: { balance?: { amount: string } } } | null | undefined
      shown = viewer?.wallet?.balance?.amount
    } else {
      const { answer } = await rest.call(balance, {}, { token })
      shown = answer?.['sumBalance'] as string | undefined
    }
    if (shown === undefined) return
    log.append({ line: 'read', session: `page-${memberId}`, memberId, sentAt, answeredAt: Date.now(), balance: shown })
  }
  const plan = [
    ...Array.from({ length: 5 }, () => deposit),
    ...Array.from({ length: 5 }, () => withdraw),
    ...Array.from({ length: 5 }, () => ticket),
    ...Array.from({ length: 3 }, () => transferUp),
    ...Array.from({ length: 3 }, () => claim),
    ...Array.from({ length: 2 }, () => convert),
    ...Array.from({ length: 2 }, () => confirm),
  ]
  return async () => {
    await random.pick(plan)()
    if (isSeamless(at)) await read()
  }
}

/** A vendor's server that calls the wallet for one member. */
function walletSteps({ site, log, random, clients, rest, running }: Tools, member: ChaosMember): () => Promise<void> {
  const { id: memberId, token } = member
  const vendor = SEAMLESS_VENDOR.code
  const wallet = walletCaller(site.platformUrl, site.seamlessSecret, vendor)
  let session: string | undefined
  const amount = () => String(random.between(1_001, 9_999))
  const open = async () => {
    const { answer } = await rest.call(launchGame, { nodeId: SEAMLESS_VENDOR.nodeId }, { token })
    const url = (answer?.['content'] as { game_url: string } | undefined)?.game_url
    if (url === undefined) return undefined
    const launchToken = new URL(url, 'http://vendor.test').pathname.replace('/play/', '')
    return (await wallet('authenticate', { launchToken })).answer?.['session'] as string | undefined
  }
  const move = async (call: 'play' | 'debit' | 'credit' | 'rollback', request: Record<string, unknown>) => {
    const transactionId = randomUUID()
    const requested = { session, transactionId, ...request }
    const { outcome } = await clients.sendUntilAnswered({
      kind: `wallet.${call}`,
      memberId,
      key: transactionId,
      request: { vendor, ...request },
      send: () => wallet(call, requested),
      keep: pick('balance', 'transaction', 'replayed'),
    })
    return { transactionId, outcome }
  }
  return async () => {
    session ??= await open()
    if (session === undefined) return
    const roundId = randomUUID()
    const chance = random.next()
    if (chance < 0.4) {
      const payout = random.next() < 0.5 ? '0' : amount()
      await move('play', { roundId, stake: amount(), payout, details: DETAILS })
    } else {
      const { transactionId, outcome } = await move('debit', { roundId, amount: amount() })
      if (outcome === 'done' && running()) {
        if (chance < 0.65) await move('credit', { roundId, amount: amount(), closes: true, details: DETAILS })
        else if (chance < 0.8) await move('rollback', { debitId: transactionId })
        else {
          await move('credit', { roundId, amount: amount(), closes: false })
          await move('credit', { roundId, amount: '0', closes: true, details: DETAILS })
        }
      }
    }
    const sentAt = Date.now()
    const { answer } = await wallet('balance', { session })
    const shown = answer?.['balance']
    if (typeof shown === 'string')
      log.append({
        line: 'read',
        session: `vendor-${memberId}`,
        memberId,
        sentAt,
        answeredAt: Date.now(),
        balance: shown,
      })
  }
}

/** Rounds at the simulated vendor, which calls the wallet itself. */
function gameSteps(tools: Tools, member: ChaosMember): () => Promise<void> {
  let playToken: string | undefined
  return async () => {
    playToken ??= await openGame(tools, member, SEAMLESS_VENDOR.nodeId)
    if (playToken !== undefined) await playRound(tools, member, SEAMLESS_VENDOR.code, playToken)
  }
}

async function openGame({ site, rest }: Tools, { token }: ChaosMember, nodeId: number): Promise<string | undefined> {
  // The launch moves no money: a transfer wallet gets its balance by separate requests.
  const { answer } = await rest.call(launchGame, { nodeId, confirmTrans: 1 }, { token })
  const url = (answer?.['content'] as { game_url: string } | undefined)?.game_url
  if (url === undefined) return undefined
  const { pathname, searchParams } = new URL(url, site.vendorUrl)
  const body = { launchToken: pathname.replace('/play/', ''), vendor: searchParams.get('vendor') ?? '' }
  return (await askVendor(site.vendorUrl, 'launch', { body })).answer?.['playToken'] as string | undefined
}

async function playRound(tools: Tools, { id: memberId }: ChaosMember, vendorCode: string, playToken: string) {
  const roundKey = randomUUID()
  tools.rounds.push({ memberId, vendorCode, roundKey, playToken })
  const body = { roundKey, bet: { stake: '1000' }, clientSeed: 'chaos' }
  await tools.clients.sendUntilAnswered({
    kind: vendorCode === TRANSFER_VENDOR.code ? 'vendor.round' : 'game.round',
    memberId,
    key: roundKey,
    request: { vendor: vendorCode, stake: '1000' },
    send: async () => {
      const attempted = await askVendor(tools.site.vendorUrl, 'rounds', { playToken, body })
      // The vendor is still waiting for the wallet.
      return attempted.answer?.['status'] === 'pending'
        ? { ...attempted, outcome: 'unknown', status: 'pending' }
        : attempted
    },
    keep: pick('roundId', 'status', 'stake', 'payout'),
  })
}

/** A member with a wallet at a vendor: money goes there, is played there, and comes back. */
function transferSteps(tools: Tools, member: ChaosMember): () => Promise<void> {
  const { site, random, clients, rest, uniqueAmount, accounts } = tools
  const { id: memberId, token } = member
  const vendor = TRANSFER_VENDOR.code
  let playToken: string | undefined
  const learnAccount = async () => {
    const { answer } = await rest.call(launchGame, { nodeId: TRANSFER_VENDOR.nodeId, confirmTrans: 1 }, { token })
    const url = (answer?.['content'] as { game_url: string } | undefined)?.game_url
    if (url === undefined) return
    const launchToken = new URL(url, 'http://vendor.test').pathname.replace('/play/', '')
    const authenticated = await walletCaller(
      site.platformUrl,
      site.seamlessSecret,
      vendor,
    )('authenticate', { launchToken })
    const account = authenticated.answer?.['account']
    if (typeof account === 'string') accounts.set(memberId, account)
  }
  const transfer = async (way: 'out' | 'in') => {
    const requestKey = randomUUID()
    const amount = way === 'out' ? `1${uniqueAmount()}` : uniqueAmount()
    await clients.sendUntilAnswered({
      kind: `vendor.${way}`,
      memberId,
      key: requestKey,
      request: { vendor, amount },
      send: () =>
        way === 'out'
          ? rest.call(transferFromMainWallet, { vassalage: vendor, amount, requestKey }, { token })
          : rest.call(transferToMainWallet, { vassalage: vendor, amount, requestKey }, { token }),
      keep: pick('sumBalance'),
    })
  }
  return async () => {
    if (!accounts.has(memberId)) return learnAccount()
    const chance = random.next()
    if (chance < 0.35) return transfer('out')
    if (chance < 0.65) return transfer('in')
    playToken ??= await openGame(tools, member, TRANSFER_VENDOR.nodeId)
    if (playToken !== undefined) await playRound(tools, member, vendor, playToken)
  }
}

/** The agent above all players sends money down. */
function agentSteps({ world, random, clients, rest, uniqueAmount }: Tools): () => Promise<void> {
  const { agent } = world
  return async () => {
    const to = random.pick(world.players)
    const requestKey = randomUUID()
    const amount = uniqueAmount()
    await clients.sendUntilAnswered({
      kind: 'transfer.down',
      memberId: agent.id,
      key: requestKey,
      request: { amount, to: to.id },
      send: () =>
        rest.call(
          transferDownline,
          { amount, paymentPassword: PAYMENT_PASSWORD, requestKey, account: to.username },
          { token: agent.token },
        ),
      keep: pick('transferId'),
    })
  }
}
