import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { teamOverview } from '@playhouse/platform-api/agent.ts'
import { teamWatch } from '@playhouse/platform-api/agent-reports.ts'
import { withdrawalOptions } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { favouriteIds, gameList, gameVendors } from '@playhouse/platform-api/games.ts'
import { openRounds, recentGames } from '@playhouse/platform-api/games-played.ts'
import { playClock } from '@playhouse/platform-api/limits.ts'
import { memberIcon, memberInfo } from '@playhouse/platform-api/member.ts'
import { claimMission, missionSummary } from '@playhouse/platform-api/missions.ts'
import { betHistory } from '@playhouse/platform-api/records.ts'
import { announcements, systemStatus } from '@playhouse/platform-api/site.ts'
import { consolidatedSettings } from '@playhouse/platform-api/site-settings.ts'
import { balance, consolidatedFunds } from '@playhouse/platform-api/wallet.ts'
import { parseSecretKeys } from '@playhouse/server/secret-keys.ts'
import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { LOBBY_CATEGORIES, LOBBY_PAGE_SIZE, type LobbyId } from '@playhouse/shared/game-categories.ts'
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

import { agentMenu, memberMenu } from '../../../apps/gateway/src/domains/session/menus.ts'
import { cookieName } from '../../../apps/gateway/src/http/credential.ts'
import { SessionSeal } from '../../../apps/gateway/src/http/session-seal.ts'
import * as own from './member-picks.ts'
import { MemberPlatform } from './member-platform.ts'
import * as shared from './member-public-picks.ts'

export interface RouteOptions {
  platformUrl: string
  /** How long what all members share is kept. */
  keepMs: number
  cookieKeys: string
}

const SITE = 'localhost:4200'
const PER_MINUTE = 100_000_000
/** The site's first event, from which the page of a new gateway follows. */
const LIVE_CURSOR = Buffer.from('1.0').toString('base64url')

const text = { type: 'string', maxLength: 60 } as const
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const
const page = { type: 'integer', minimum: 1 } as const
const accepts = (properties: Readonly<Record<string, object>>) => ({
  schema: { body: { type: 'object', properties, required: Object.keys(properties) } },
})

/**
 * Members' screens as routes written by hand: the gateway's answers by the gateway's calls, validated by its schemas, with its session
 * cookie, limits and compression. What all members share is kept mapped.
 */
export async function buildMemberRoutes({ platformUrl, keepMs, cookieKeys }: RouteOptions): Promise<FastifyInstance> {
  const platform = new MemberPlatform(platformUrl, keepMs)
  const app = fastify()
  app.addHook('onClose', () => platform.close())
  await app.register(cookie)
  await app.register(compress, { threshold: 1_024, syncThreshold: 128 * 1024 })
  guardRoutes(app, cookieKeys)
  lobbyRoute(app, platform)
  memberRoutes(app, platform)
  missionRoute(app, platform)
  return app
}

/** Opens the session cookie, and counts requests by session and by address. */
function guardRoutes(app: FastifyInstance, cookieKeys: string): void {
  const seal = new SessionSeal(parseSecretKeys(cookieKeys))
  const counted = new Map<string, number>()
  setInterval(() => counted.clear(), 60_000).unref()
  const isOver = (key: string) => {
    const count = (counted.get(key) ?? 0) + 1
    counted.set(key, count)
    return count > PER_MINUTE
  }
  app.decorateRequest('token', '')
  app.addHook('preHandler', (request: FastifyRequest, reply: FastifyReply, done) => {
    const session = seal.open(request.cookies[cookieName(false)] ?? '')
    if (!session) return void reply.code(401).send({ code: 'SESSION_EXPIRED' })
    if (isOver(request.ip) || isOver(session.token)) return void reply.code(429).send({ code: 'RATE_LIMITED' })
    request.token = session.token
    void reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    done()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    token: string
  }
}

const readStatus = (platform: MemberPlatform) =>
  platform.keep('status', () => platform.call(systemStatus, { url: SITE }))
const readLanes = (platform: MemberPlatform) =>
  platform.keep('vendors', async () => (await platform.call(gameVendors, {})).data.lanes)
const readSite = (platform: MemberPlatform) =>
  platform.keep('site', async () => shared.getSite(await readStatus(platform)))

const readShell = (platform: MemberPlatform) =>
  platform.keep('shell', async () => {
    const [status, site, lanes, banners] = await Promise.all([
      readStatus(platform),
      readSite(platform),
      readLanes(platform),
      platform.call(announcements, { types: ['B'] }),
    ])
    return shared.pickShell(status, site, lanes, banners)
  })

function readLobby(platform: MemberPlatform, id: LobbyId, pageNo: number) {
  return platform.keep(`lobby ${id} ${pageNo}`, async () => {
    const input = {
      gameType: [...LOBBY_CATEGORIES[id]],
      oneOfFamily: 1 as const,
      sort: 'popular' as const,
      pageNo,
      pageSize: LOBBY_PAGE_SIZE,
    }
    const [list, lanes, site] = await Promise.all([
      platform.call(gameList, input),
      readLanes(platform),
      readSite(platform),
    ])
    return { ...shared.pickChoices(id, lanes, site), games: shared.pickGames(list, pageNo, site) }
  })
}

function lobbyRoute(app: FastifyInstance, platform: MemberPlatform): void {
  const body = accepts({ lobbyId: { enum: Object.keys(LOBBY_CATEGORIES) }, page })
  app.post<{ Body: { lobbyId: LobbyId; page: number } }>('/m1', body, async ({ token, body: asked }) => {
    const recent = { gameType: [...LOBBY_CATEGORIES[asked.lobbyId]], limit: 14 }
    const [shell, site, lobby, account, icon, wallet, clock, favourites, rounds, played] = await Promise.all([
      readShell(platform),
      readSite(platform),
      readLobby(platform, asked.lobbyId, asked.page),
      platform.call(memberInfo, {}, token),
      platform.call(memberIcon, {}, token),
      platform.call(balance, {}, token),
      platform.call(playClock, {}, token),
      platform.call(favouriteIds, {}, token),
      platform.call(openRounds, {}, token),
      platform.call(recentGames, recent, token),
    ])
    const ids = new Set(favourites.nodeIds.map(String))
    const nodes = lobby.games.nodes.map((game) => ({ ...game, isFavourite: ids.has(game.id) }))
    return {
      data: {
        site: shell,
        viewer: {
          ...own.pickViewer(account, site, icon.avatar),
          liveCursor: LIVE_CURSOR,
          wallet: own.pickWallet(wallet),
          playClock: own.pickClock(clock),
          intervention: own.pickIntervention(clock),
          isAdvertisingPaused: account.advertisingPaused ?? false,
          openRounds: rounds.list,
          recentGames: played.list.map((game) => shared.pickCard(game, site)),
        },
        lobby: { ...lobby, games: { ...lobby.games, nodes } },
        __typename: 'Query',
      },
    }
  })
}

function memberRoutes(app: FastifyInstance, platform: MemberPlatform): void {
  app.post('/m2', async ({ token }) => {
    const [site, account, icon, wallet, funds, options] = await Promise.all([
      readSite(platform),
      platform.call(memberInfo, {}, token),
      platform.call(memberIcon, {}, token),
      platform.call(balance, {}, token),
      platform.call(consolidatedFunds, {}, token),
      platform.call(withdrawalOptions, {}, token),
    ])
    const memberAccount = {
      menu: own.pickMenu(memberMenu(account, site.brand)),
      withdrawalOptions: own.pickWithdrawalOptions(options),
      profile: own.pickProfile(account),
      __typename: 'MemberAccount',
    }
    const shown = { ...own.pickWallet(wallet), summary: own.pickSummary(funds) }
    return { data: { viewer: { ...own.pickMemberCard(account, site, icon.avatar), memberAccount, wallet: shown } } }
  })
  const bets = accepts({ from: day, to: day, page })
  app.post<{ Body: { from: string; to: string; page: number } }>('/m3', bets, async ({ token, body: asked }) => {
    const { from, to, page: pageNo } = asked
    const [site, vendors, account, record] = await Promise.all([
      readSite(platform),
      platform.keep('vendor names', async () => shared.pickVendorNames(await readLanes(platform))),
      platform.call(memberInfo, {}, token),
      platform.call(betHistory, { from, to, pageNo, pageSize: 20 }, token),
    ])
    const memberAccount = {
      menu: own.pickMenu(memberMenu(account, site.brand)),
      bettingRecord: own.pickBets(record, pageNo),
      __typename: 'MemberAccount',
    }
    return { data: { site: vendors, viewer: { id: String(account.id), memberAccount, __typename: 'Viewer' } } }
  })
  const team = accepts({ from: day, to: day })
  app.post<{ Body: { from: string; to: string } }>('/m4', team, async ({ token, body: { from, to } }) => {
    const [site, account, overview, watch] = await Promise.all([
      readSite(platform),
      platform.call(memberInfo, {}, token),
      platform.call(teamOverview, { from, to }, token),
      platform.call(teamWatch, {}, token),
    ])
    const agentAccount = {
      menu: own.pickMenu(agentMenu(account, site.brand)),
      teamOverview: own.pickTeam(overview),
      teamWatch: own.pickWatch(watch),
      __typename: 'AgentAccount',
    }
    const viewer = { id: String(account.id), username: account.account, agentAccount, __typename: 'Viewer' }
    return { data: { viewer } }
  })
}

function missionRoute(app: FastifyInstance, platform: MemberPlatform): void {
  const body = accepts({ id: text })
  app.post<{ Body: { id: string } }>('/m5', body, async ({ token, body: { id } }, reply) => {
    const [missionId = '', period = ''] = id.split(':')
    // As in the gateway: who may not claim is told so, and the account and the wallet are read again after the claim.
    const [settings, claimant] = await Promise.all([
      platform.keep('settings', () => platform.call(consolidatedSettings, {})),
      platform.call(memberInfo, {}, token),
    ])
    if (!isRealAccount(claimant.type)) return reply.code(403).send({ code: 'REAL_ACCOUNT_REQUIRED' })
    const { mission } = await platform.call(claimMission, { missionId, period }, token)
    const [account, wallet, missions] = await Promise.all([
      platform.call(memberInfo, {}, token),
      platform.call(balance, {}, token),
      platform.call(missionSummary, {}, token),
    ])
    return {
      data: {
        claimMission: {
          mission: own.pickMission(mission, settings.currency),
          viewer: {
            id: String(account.id),
            memberAccount: { missions: own.pickMissions(missions), __typename: 'MemberAccount' },
            __typename: 'Viewer',
          },
          wallet: own.pickWallet(wallet),
          __typename: 'ClaimMissionSuccess',
        },
      },
    }
  })
}
