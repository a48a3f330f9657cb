import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { isToken, tokenHash } from '@playhouse/shared/token.ts'
import type { WalletAnswer } from '@playhouse/vendor-api/seamless-wallet.ts'
import { RefusedCall } from './refused-call.ts'

const REDEEM = `
  with redeemed as (
    update game_session opened set redeemed_at = now(), last_seen_at = now()
    from game
    where opened.launch_token_hash = $1 and opened.redeemed_at is null and opened.ended_at is null
      and opened.launch_expires_at > now() and game.node_id = opened.node_id and game.vendor_code = $2
    returning opened.id, opened.member_id, opened.node_id, game.game_code, opened.language, opened.theme, opened.site_origin
  )
  select redeemed.id as session, redeemed.member_id as "memberId", node_id as "nodeId", game_code as "gameCode", cash.currency,
    redeemed.language, theme, site_origin as "siteOrigin", cash.balance,
    case when kind = ${DEMO_KIND_CODE} then 'demo' else 'real' end as mode
  from redeemed join member on member.id = redeemed.member_id
  join ledger_account cash on cash.member_id = redeemed.member_id and cash.code = 'member:' || redeemed.member_id || ':cash'`

type Redeemed = Omit<WalletAnswer<'authenticate'>, 'account' | 'balance'> & { memberId: number; balance: bigint }

/**
 * Exchanges a launch token for the game session it stands for: once, and in time; two at once, and one of them gets it.
 * @throws RefusedCall launch_token_used, whatever is wrong with it
 */
export async function authenticate(
  pool: pg.Pool,
  launchToken: string,
  vendor: { code: string; secret: Buffer },
): Promise<WalletAnswer<'authenticate'>> {
  const { rows } = isToken(launchToken)
    ? await pool.query<Redeemed>({ text: REDEEM, values: [tokenHash(launchToken), vendor.code] })
    : { rows: [] }
  const [redeemed] = rows
  if (!redeemed) throw new RefusedCall('launch_token_used')
  const { memberId, balance, ...session } = redeemed
  return { ...session, account: accountName(vendor.secret, memberId), balance: formatAmount(balance) }
}

/** How a vendor knows an account: always the same to one vendor, another to each, and no way back to the member. */
export function accountName(secret: Buffer, memberId: number): string {
  return createHmac('sha256', secret).update(`account:${memberId}`).digest('hex').slice(0, 32)
}
