import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'

import type { Translator } from '@playhouse/dialect/translator.ts'
import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { Endpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { gameList } from '@playhouse/platform-api/games.ts'
import { openedNumero } from '@playhouse/platform-api/lottery.ts'
import { sealingKeys, systemStatus, whitelabel, type WhitelabelNode } from '@playhouse/platform-api/site.ts'
import { consolidatedSettings, domainRoutes } from '@playhouse/platform-api/site-settings.ts'
import { type Cast, openCast, reader } from './cast.ts'
import type { Parties } from './parties.ts'
import { checkOwners, probeReads } from './probes.ts'
import { checkRead, checkRefusals } from './refusals.ts'
import { Report } from './report.ts'
import { brandDay } from './rules.ts'
import { checkUnchanged, snapshot } from './snapshots.ts'
import { agents } from './scenarios/agent.ts'
import { cards, paymentLock } from './scenarios/cashier-bank-cards.ts'
import { deposits } from './scenarios/cashier-deposits.ts'
import { withdrawals } from './scenarios/cashier-withdrawals.ts'
import { breaks, closing, closingPayout, protection } from './scenarios/limits.ts'
import { liveEvents } from './scenarios/live.ts'
import { drawnTickets, lotteries } from './scenarios/lottery.ts'
import { passwordChange, resetByEmail } from './scenarios/member-passwords.ts'
import { profiles } from './scenarios/member.ts'
import { unbrokenRecords } from './scenarios/money.ts'
import { playing } from './scenarios/play.ts'
import { rewards } from './scenarios/rewards.ts'
import { unknownAddress } from './scenarios/session-security.ts'
import { lockOut, loggingOut, sessions } from './scenarios/session.ts'
import { catalogue, site } from './scenarios/site.ts'
import { talking } from './scenarios/support.ts'
import { transfers } from './scenarios/wallet-transfers.ts'
import { type Credentials, type Facts, Suite, type SuiteOptions } from './suite.ts'
import { type HttpOptions, httpTransport, PROOF_OF_WORK, type Transport } from './wire.ts'
import { humanChallenge } from '@playhouse/platform-api/verification.ts'

/** Deadline of a response. */
const DEADLINE_MS = 5_000
/** An hour, the longest window of common limits, and a little more. */
const PAUSE_SECONDS_MAX = 3_700
const DAY_MS = 86_400_000

export interface ContractOptions {
  /** Base URL, such as http://127.0.0.1:4202. */
  baseUrl: string
  /** The brand's code. */
  merchant: string
  /** Given accounts; what they do not cover, the run's own do, or it is listed as not reached. */
  accounts?: { member?: Credentials | undefined; agent?: Credentials | undefined; downline?: Credentials | undefined }
  /** Endpoint names; default all. Scenarios run in full, only the report is shorter. */
  only?: readonly string[] | undefined
  deadlineMs?: number | undefined
  /** Default `jwe`. */
  cipher?: HttpOptions['cipher']
  /** The platform's own, where it does not speak the contract. */
  dialect?: Translator | undefined
  /** Changes nothing: reads with the given accounts, log-in and log-out. */
  readOnly?: boolean
  /** Others that take part, such as a payer. */
  parties?: Parties
  /** A longer `Retry-After` is not waited for. */
  pauseSecondsMax?: number
  onPause?: SuiteOptions['onPause']
  /** Replacements by tests: another transport, randomness and clock. */
  machinery?: Partial<Pick<SuiteOptions, 'random' | 'now' | 'sleep' | 'judged'>> & {
    send?: (send: Transport) => Transport
  }
}

/**
 * Checks a platform against the contract. Without `readOnly` it registers accounts, and changes them and those that are given.
 * @throws Error when a given account cannot log in or `only` names an unknown endpoint
 */
export async function runContract(options: ContractOptions): Promise<Report> {
  const { only, accounts = {}, machinery = {}, readOnly = false } = options
  const unknown = only?.filter((name) => !ALL_ENDPOINTS.some((endpoint) => endpoint.name === name)) ?? []
  if (unknown.length > 0) throw new Error(`The contract has no endpoint ${unknown.join(', ')}.`)
  const report = new Report(ALL_ENDPOINTS.filter(({ name }) => !only || only.includes(name)))
  // An address of the documentation range, so that a platform that counts by members' addresses counts this run alone.
  const http = httpTransport({
    baseUrl: options.baseUrl,
    merchant: options.merchant,
    deadlineMs: options.deadlineMs ?? DEADLINE_MS,
    cipher: options.cipher ?? 'jwe',
    dialect: options.dialect,
    solve: async (challenge) => options.parties?.puzzle?.({ challenge }),
    clientAddress: `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`,
  })
  const now = machinery.now ?? Date.now
  const suite = new Suite(
    {
      merchant: options.merchant,
      send: machinery.send?.(http.send) ?? http.send,
      report,
      parties: options.parties ?? {},
      readOnly,
      pauseSecondsMax: options.pauseSecondsMax ?? PAUSE_SECONDS_MAX,
      random: machinery.random ?? Math.random,
      now,
      sleep: machinery.sleep ?? ((ms) => delay(ms)),
      onPause: options.onPause,
      judged: machinery.judged,
    },
    unknownFacts(now()),
  )
  await learn(suite, options, http.useSealingKey)
  const cast = await openCast(suite, accounts)
  await checkDeclarations(suite, cast)
  await playScenarios(suite, cast)
  return report
}

const unknownFacts = (now: number): Facts => ({
  moduleOn: undefined,
  unsolvable: undefined,
  canSeal: false,
  sealing: 'contract',
  hosts: undefined,
  siteOrigin: undefined,
  imageHost: undefined,
  languages: [],
  openGame: undefined,
  closedGame: undefined,
  draw: undefined,
  today: brandDay(now),
  weekAgo: brandDay(now - 6 * DAY_MS),
})

/** Collects what the checks need to know of the platform. */
async function learn(
  suite: Suite,
  { baseUrl, cipher = 'jwe' }: ContractOptions,
  useSealingKey: ReturnType<typeof httpTransport>['useSealingKey'],
): Promise<void> {
  const read = async <E extends Endpoint>(endpoint: E, input: object): Promise<ValueOf<E> | undefined> => {
    const { json } = await suite.call(endpoint, input)
    const schema =
      endpoint.envelope === 'bare'
        ? endpoint.value
        : z.object({ value: endpoint.value }).transform(({ value }) => value)
    return schema.safeParse(json).data as ValueOf<E> | undefined
  }
  const tree = await read(whitelabel, {})
  const [key] = (await read(sealingKeys, {}))?.keys ?? []
  if (key) useSealingKey(key)
  const status = await read(systemStatus, {})
  const routes = await read(domainRoutes, {})
  const settings = await read(consolidatedSettings, {})
  const { provider } = (await read(humanChallenge, {})) ?? {}
  // By day, so that every run of a day asks for the same.
  const games = (await read(gameList, { pageSize: 100, sort: 'popular', isOpen: 1, gameType: 'RNG' }))?.games ?? []
  const everywhere = (await read(gameList, { pageSize: 100, sort: 'popular' }))?.games ?? []
  const lobby =
    (await read(gameList, { pageSize: 100, sort: 'popular', gameType: 'LIVE,FISH,PVP,SPORTS' }))?.games ?? []
  const [draw] = (await read(openedNumero, {})) ?? []
  const open = games.find(({ maintenance }) => !maintenance)
  const origins = [
    baseUrl,
    ...(status?.info.imageCDNs ?? []),
    ...(status?.info.launchGameCDNs ?? []),
    ...(routes?.domains.map(({ url }) => url) ?? []),
  ]
  suite.facts = {
    ...suite.facts,
    moduleOn: tree && getModules(tree),
    unsolvable: provider === PROOF_OF_WORK || suite.parties.puzzle ? undefined : provider,
    canSeal: key !== undefined || cipher === 'none' || typeof cipher !== 'string',
    sealing: cipher === 'none' ? 'none' : typeof cipher === 'string' ? 'contract' : 'own',
    hosts: status && {
      own: new Set(origins.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)),
      currency: settings?.currency,
      now: suite.now,
    },
    siteOrigin: routes?.domains[0]?.url,
    imageHost: status?.info.imageCDNs[0],
    languages: status?.info.languages ?? [],
    openGame: open && { nodeId: open.nodeId, vassalage: open.vassalage },
    closedGame: [...everywhere, ...lobby].find(({ maintenance }) => maintenance)?.nodeId,
    draw: draw && { gameCode: draw.gameCode, numero: draw.numero },
  }
}

/** Looks up whether a module and its ancestors are enabled. */
function getModules(tree: readonly WhitelabelNode[]): (moduleId: string) => boolean {
  const on = new Set<string>()
  const walk = (nodes: readonly WhitelabelNode[]) => {
    for (const { modId, enabled, childrenNodes } of nodes) {
      if (!enabled) continue
      on.add(modId)
      walk(childrenNodes)
    }
  }
  walk(tree)
  return (moduleId) => on.has(moduleId)
}

/** Checks the declarations of every endpoint: refusals, and reads that need no preparation. Refused inputs change nothing. */
async function checkDeclarations(suite: Suite, cast: Cast): Promise<void> {
  const endpoints = suite.report.endpoints.map(({ endpoint }) => endpoint)
  const before = await snapshot(suite, cast.member)
  for (const endpoint of endpoints) await checkRefusals(suite, endpoint, cast.member ?? cast.given, cast.agent)
  await checkUnchanged(suite, cast.member, before)
  for (const endpoint of endpoints)
    await checkRead(suite, endpoint, endpoint.access === 'agent' ? cast.agent : reader(cast))
}

/** In an order in which each finds what it needs: money before play, play before withdrawals, and ends last. */
async function playScenarios(suite: Suite, cast: Cast): Promise<void> {
  const { member, stranger } = cast
  await site(suite)
  await catalogue(suite)
  await sessions(suite, cast)
  await profiles(suite, cast)
  await unknownAddress(suite, member)
  // Before it plays: what a week counts is computed once.
  if (member) {
    await suite.party('operator', { act: 'lose-last-week', account: member.username })
    await suite.party('operator', { act: 'play-last-week', account: member.username })
  }
  await deposits(suite, cast)
  const waiting = await lotteries(suite, cast)
  await playing(suite, cast)
  await protection(suite, cast)
  await rewards(suite, cast)
  await talking(suite, cast)
  const team = await agents(suite, cast)
  await cards(suite, cast)
  await transfers(suite, cast)
  await withdrawals(suite, cast)
  await drawnTickets(suite, waiting)
  await unbrokenRecords(suite, member)
  await liveEvents(suite, cast, waiting)
  await probeReads(suite)
  await checkOwners(suite, { member: stranger ?? cast.downline, agent: team?.stranger })
  if (member && !suite.readOnly) {
    await passwordChange(suite, member)
    await resetByEmail(suite, member)
  }
  if (stranger) {
    await breaks(suite, stranger)
    if (team?.below) await paymentLock(suite, team.below)
    await lockOut(suite, stranger)
    await closing(suite, stranger)
  } else {
    await breaks(suite, undefined)
    await closing(suite, undefined)
  }
  await closingPayout(suite, suite.readOnly ? undefined : member)
  await loggingOut(suite, member ?? cast.given ?? cast.agent)
  // Left open, the sessions of a day's runs would end those of others.
  for (const account of suite.accounts) await suite.leave(account)
}
