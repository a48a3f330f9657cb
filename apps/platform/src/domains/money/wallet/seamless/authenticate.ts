import { formatAmount } from '@playhouse/shared/money.ts'
import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { isToken, tokenHash } from '@playhouse/server/token.ts'
import type { WalletRefusalCode, WalletResponse } from '@playhouse/vendor-api/seamless-wallet.ts'
import { RefusedCall } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'

const REDEEM = `
  with redeemed as (
    update game_session opened set redeemed_at = now(), last_seen_at = now()
    from game
    where opened.launch_token_hash = $1 and opened.redeemed_at is null and opened.ended_at is null
      and opened.launch_expires_at > now() and not exists (select from site_refusal(opened.country) closed where closed.refusal is not null)
      and game.node_id = opened.node_id and game.vendor_code = $2
    returning opened.id, opened.member_id, opened.node_id, coalesce(game.model_id, game.game_code) as game_code, game.name, game.names, game.theme,
      opened.language, opened.theme as page_theme, opened.site_origin,
      opened.round_interval_ms, opened.stake_maximum, opened.allows_autoplay, opened.allows_turbo,
      opened.allows_return_celebrations
  )
  select redeemed.id as session, redeemed.member_id as "memberId", redeemed.node_id as "nodeId", game_code as "gameCode",
    coalesce(names ->> case redeemed.language when 'TY' then 'VI' else redeemed.language end, names ->> 'EN', redeemed.name) as "gameName", redeemed.theme as "gameTheme", vendor.wallet_mode as "walletMode", cash.currency, redeemed.language, redeemed.page_theme as theme, site_origin as "siteOrigin",
    round_interval_ms as "roundIntervalMs", allows_autoplay as "allowsAutoplay", allows_turbo as "allowsTurbo",
    allows_return_celebrations as "allowsReturnCelebrations",
    case vendor.wallet_mode when 'transfer' then cash.balance else playable_balance(cash.member_id) end as balance,
    case vendor.wallet_mode when 'transfer' then null else least(largest_stake(cash.member_id), stake_maximum) end as "maxStake",
    case when is_real_account(kind) then 'real' else 'demo' end as mode,
    jackpot.id as "jackpotId", jackpot.name as "jackpotName", seed_amount as "seedAmount", contribution_ppm as "contributionPpm",
    one_in as "oneIn", must_drop_by as "mustDropBy"
  from redeemed join member on member.id = redeemed.member_id join vendor on vendor.code = $2
  left join jackpot_game on jackpot_game.node_id = redeemed.node_id left join jackpot on jackpot.id = jackpot_id
  join ledger_account cash on cash.member_id = redeemed.member_id and cash.code = 'member:' || redeemed.member_id || ':cash'`

interface Redeemed extends Omit<WalletResponse<'authenticate'>, 'account' | 'balance' | 'maxStake' | 'jackpot'> {
  memberId: number
  balance: bigint
  maxStake: bigint | null
}

interface JackpotOfGame {
  jackpotId: string
  jackpotName: string
  seedAmount: bigint
  contributionPpm: number
  oneIn: bigint | null
  mustDropBy: bigint | null
}

/**
 * Exchanges a launch token for its game session; only one of two concurrent calls succeeds.
 * @throws RefusedCall launch_token_used, for any invalid token; site_maintenance, region_restricted
 */
export async function authenticate(
  pool: pg.Pool,
  launchToken: string,
  vendor: { code: string; secret: Buffer },
): Promise<WalletResponse<'authenticate'>> {
  const { rows } = isToken(launchToken)
    ? await pool.query<Redeemed & (JackpotOfGame | Record<keyof JackpotOfGame, null>)>({
        text: REDEEM,
        values: [tokenHash(launchToken), vendor.code],
      })
    : { rows: [] }
  const [redeemed] = rows
  if (!redeemed) throw new RefusedCall(await closedFor(pool, launchToken))
  const {
    memberId,
    balance,
    maxStake,
    jackpotId,
    jackpotName,
    seedAmount,
    contributionPpm,
    oneIn,
    mustDropBy,
    ...session
  } = redeemed
  const jackpot = jackpotId !== null && {
    id: jackpotId,
    name: jackpotName,
    seedAmount: formatAmount(seedAmount),
    contributionPpm,
    oneIn: oneIn === null ? null : Number(oneIn),
    mustDropBy: mustDropBy === null ? null : formatAmount(mustDropBy),
  }
  return {
    ...session,
    jackpot: jackpot || null,
    account: accountName(vendor.secret, memberId),
    balance: formatAmount(balance),
    maxStake: maxStake === null ? null : formatAmount(maxStake),
  }
}

async function closedFor(pool: pg.Pool, launchToken: string): Promise<WalletRefusalCode> {
  if (!isToken(launchToken)) return 'launch_token_used'
  const { rows } = await pool.query<{ refusal: WalletRefusalCode | null }>({
    text: `select refusal from game_session opened cross join site_refusal(opened.country)
      where launch_token_hash = $1 and redeemed_at is null and ended_at is null and launch_expires_at > now()`,
    values: [tokenHash(launchToken)],
  })
  return rows[0]?.refusal ?? 'launch_token_used'
}

/** Pseudonym of an account: stable per vendor, different between vendors, and not reversible. */
export function accountName(secret: Buffer, memberId: number): string {
  return createHmac('sha256', secret).update(`account:${memberId}`).digest('hex').slice(0, 32)
}
