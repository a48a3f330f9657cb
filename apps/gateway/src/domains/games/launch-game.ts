import * as contract from '@playhouse/platform-api/games.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { parseWebAddress } from '@playhouse/platform-api/web-address.ts'
import type { LaunchGameInput } from '@playhouse/schema/types.generated.ts'
import { accountKindOf } from '@playhouse/shared/account-kinds.ts'
import type { Context } from '../base/context.ts'
import { memberMutation } from '../base/mutation.ts'
import { problem } from '../base/results.ts'
import { HostChoice } from '../../platform/cdn.ts'
import { PlatformRefusal, PlatformUnavailable } from '../../platform/failures.ts'
import { nodeIdOf } from './catalogue.ts'

/** Form of the platform's room ids. */
const ROOM_ID = /^[\w-]{1,40}$/

/** Opens a game. Its launch URL works once, so the call is never retried. */
export const launchGame = memberMutation(async (platform, { gameId, theme, roomId }: LaunchGameInput, context) => {
  const nodeId = nodeIdOf(gameId)
  if (nodeId === undefined) return problem('GAME_NOT_FOUND', { field: 'gameId' })
  // An invalid room id is dropped: the platform then picks any room with a free seat.
  const room = roomId && ROOM_ID.test(roomId) ? { roomId } : {}
  const [account, brand] = await Promise.all([platform.read(memberInfo, {}), context.brand()])
  try {
    const { content } = await platform.write(contract.launchGame, {
      nodeId,
      language: context.language,
      theme: theme === 'LIGHT' ? 'light' : 'dark',
      siteOrigin: context.siteOrigin,
      ...room,
    })
    const address = launchAddress(context, brand.info.launchGameCDNs, content.game_url)
    const isDemo = accountKindOf(account.type) === 'DEMO'
    return { __typename: 'LaunchGameSuccess' as const, launchUrl: address.href, origin: address.origin, isDemo }
  } catch (error) {
    if (!(error instanceof PlatformRefusal) || error.code !== 'game.maintenance') throw error
    return { __typename: 'GameUnderMaintenance' as const, closed: { nodeId } }
  }
})

/** Resolves a relative launch URL against one of the brand's launch hosts; an absolute one must be http or https. */
function launchAddress(context: Context, hosts: readonly string[], path: string): URL {
  const choice = new HostChoice(context.failingHosts.usable(hosts), context.session.cdnSeed)
  const address = path === '' ? undefined : parseWebAddress(path, choice.hostFor(''))
  if (address) return address
  throw new PlatformUnavailable('bad_answer', 'launchGame: no address that a browser can open')
}
