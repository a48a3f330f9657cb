import { withoutSession } from '@playhouse/platform-api/endpoint.ts'
import * as contract from '@playhouse/platform-api/games.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { parseWebAddress } from '@playhouse/platform-api/web-address.ts'
import type { GameTheme, LaunchGameInput, LaunchTrialInput } from '@playhouse/schema/types.generated.ts'
import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import type { Context } from '../base/context.ts'
import { memberMutation, publicMutation } from '../base/mutation.ts'
import { problem } from '../base/results.ts'
import { HostChoice } from '../../platform/cdn.ts'
import { PlatformRefusal, PlatformUnavailable } from '../../platform/failures.ts'
import { findNodeId } from './catalogue.ts'
import { takes } from '../base/contract-input.ts'

/** Opens a game. Its launch URL works once, so the call is never retried. */
export const launchGame = memberMutation(async (platform, { gameId, theme, roomId }: LaunchGameInput, context) => {
  const nodeId = findNodeId(gameId)
  if (nodeId === undefined) return problem('GAME_NOT_FOUND', { field: 'gameId' })
  // An invalid room id is dropped: the platform then picks any room with a free seat.
  const room = roomId && takes(contract.launchGame, 'roomId', roomId) ? { roomId } : {}
  const [account, brand] = await Promise.all([platform.read(memberInfo, {}), context.brand()])
  return suggestingOthers(nodeId, async () => {
    const { content } = await platform.write(contract.launchGame, { nodeId, ...getPage(context, theme), ...room })
    return launched(context, brand.info.launchGameCDNs, content.game_url, !isRealAccount(account.type))
  })
})

/** The same endpoint, called without a session. */
const trialOfVisitor = withoutSession(contract.trialLaunch)

/** Opens a game's trial, for a member so that who may not play for money may not try either. */
export const launchTrial = publicMutation(async (visitor, { gameId, theme }: LaunchTrialInput, context) => {
  const nodeId = findNodeId(gameId)
  if (nodeId === undefined) return problem('GAME_NOT_FOUND', { field: 'gameId' })
  const [brand, { platform }] = [await context.brand(), context.session]
  return suggestingOthers(nodeId, async () => {
    const input = { nodeId, ...getPage(context, theme) }
    const { content } = await (platform
      ? platform.write(contract.trialLaunch, input)
      : visitor.write(trialOfVisitor, input))
    return launched(context, brand.info.launchGameCDNs, content.game_url, true)
  })
})

const getPage = ({ language, siteOrigin }: Context, theme: GameTheme | null | undefined) => ({
  language,
  theme: theme === 'LIGHT' ? ('light' as const) : ('dark' as const),
  siteOrigin,
})

function launched(context: Context, hosts: readonly string[], path: string, isDemo: boolean) {
  const { href, origin } = launchAddress(context, hosts, path)
  return { __typename: 'LaunchGameSuccess' as const, launchUrl: href, origin, isDemo }
}

async function suggestingOthers<Launched>(nodeId: number, launch: () => Promise<Launched>) {
  try {
    return await launch()
  } catch (error) {
    if (!(error instanceof PlatformRefusal) || error.code !== 'game.maintenance') throw error
    return { __typename: 'GameUnderMaintenance' as const, closed: { nodeId } }
  }
}

/** Resolves a relative launch URL against one of the brand's launch hosts; an absolute one must be http or https. */
function launchAddress(context: Context, hosts: readonly string[], path: string): URL {
  const choice = new HostChoice(context.failingHosts.usable(hosts), context.session.cdnSeed)
  const address = path === '' ? undefined : parseWebAddress(path, choice.hostFor(''))
  if (address) return address
  throw new PlatformUnavailable('bad_answer', 'launchGame: no address that a browser can open')
}
