import { launchGame } from '@playhouse/platform-api/games.ts'
import { transferFromMainWallet } from '@playhouse/platform-api/wallet-transfers.ts'
import { transferToMainWallet } from '@playhouse/platform-api/wallet.ts'
import { askVendor } from '../../chaos/client.ts'
import { type Act, getPlayer } from '../stage.ts'

/** Opens a game, plays a few rounds at its vendor, and moves money to a vendor that keeps it itself, or back. */
export const playGame: Act = {
  weight: 5,
  who: 'member',
  async run(stage, actor, random) {
    const player = getPlayer(stage, actor)
    const games = await stage.query<{ node: number; vendor: string; mode: string }>(
      `select node_id as node, vendor.code as vendor, wallet_mode as mode from game join vendor on vendor.code = vendor_code
       order by popularity desc limit 60`,
    )
    if (games.length === 0) return false
    const { node, vendor, mode } = random.pick(games)
    if (mode === 'transfer') {
      const endpoint = random.next() < 0.7 ? transferFromMainWallet : transferToMainWallet
      const input = { vassalage: vendor, amount: String(random.between(10, 90) * 1_000) }
      await stage.rest(player, endpoint, input, `${actor}-${random.between(1, 2_000_000_000)}-robot`)
    }
    const { value } = await stage.rest(player, launchGame, { nodeId: node, confirmTrans: 1 })
    const url = (value?.content as { game_url?: string } | undefined)?.game_url
    if (url === undefined) return undefined
    const { pathname, searchParams } = new URL(url, stage.site.vendorUrl)
    const launchToken = pathname.replace('/play/', '')
    const opened = await askVendor(stage.site.vendorUrl, 'launch', {
      body: { launchToken, vendor: searchParams.get('vendor') ?? '' },
    })
    const playToken = opened.answer?.playToken
    if (typeof playToken !== 'string') return undefined
    for (let left = random.between(1, 4); left > 0; left -= 1) {
      const body = {
        roundKey: `${random.between(1, 2_000_000_000)}-${actor}-robot-round`,
        bet: { stake: String(random.between(1, 20) * 1_000) },
        clientSeed: 'robot',
      }
      const { status } = await askVendor(stage.site.vendorUrl, 'rounds', { playToken, body })
      if (status.startsWith('5')) stage.findings.add('server error', 'a round at a vendor', { vendor, node, status })
    }
  },
}
