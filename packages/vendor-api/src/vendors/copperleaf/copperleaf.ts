import { Pool } from 'undici'
import * as z from 'zod'
import type { RoundStatus } from '../../round-status.ts'
import type { WalletRefusalCode } from '../../seamless-wallet.ts'
import {
  type CallingVendor,
  type OperatorWallet,
  RefusedCall,
  type ServedCall,
  type VendorAdapter,
  vendorSecret,
  VendorUnknownError,
} from '../vendor-adapter.ts'
import {
  type Code,
  CODES,
  COPPERLEAF_VENDOR,
  isSigned,
  parseNumber,
  readNumbersAsText,
  ROUND_STATES,
  SIGN_HEADER,
  signed,
  VENDOR_PATHS,
  vendorAnswer,
  WALLET_PATHS,
  walletBody,
} from './contract.ts'

const CONNECTIONS = 4
const DEADLINE_MS = 3_000

/** A vendor of another shape: bet and win in one call, decimal numbers, errors as HTTP 200, rollback by round (`contract.ts`). */
export const copperleaf: VendorAdapter = {
  code: 'copperleaf',
  vendorCodes: [COPPERLEAF_VENDOR],
  hasFreeRounds: true,

  serveWallet(wallet, secret) {
    const vendor = { code: COPPERLEAF_VENDOR, secret: vendorSecret(secret, COPPERLEAF_VENDOR) }
    return {
      calls: serveCalls(wallet),
      contentType: 'application/json',
      readCaller: ({ headers }, body) => (isSigned(body, headers[SIGN_HEADER], vendor.secret) ? vendor : undefined),
      refuse: (code) => ({ status: 200, body: { code: REFUSALS[code], message: code } }),
    }
  },

  launchPath: ({ launchToken, language }) =>
    `/play/copperleaf/${launchToken}?${new URLSearchParams({ lang: language })}`,

  connect({ baseUrl, secret }) {
    const pool = new Pool(new URL(baseUrl).origin, { connections: CONNECTIONS })
    const key = vendorSecret(secret, COPPERLEAF_VENDOR)
    const ask = async <Call extends keyof typeof VENDOR_PATHS>(name: Call, fields: object) => {
      try {
        const signal = AbortSignal.timeout(DEADLINE_MS)
        const sent = { method: 'POST', path: VENDOR_PATHS[name], signal, ...signed(fields, key) } as const
        const answer = readNumbersAsText(await (await pool.request(sent)).body.text())
        return z
          .object({ code: z.literal('0') })
          .and(vendorAnswer[name])
          .parse(answer) as z.output<(typeof vendorAnswer)[Call]>
      } catch (error) {
        throw new VendorUnknownError(error)
      }
    }
    return {
      readRound: async (_vendorCode, roundId) => {
        const { state, win } = await ask('roundState', { round: roundId })
        return { state: STATES[state] ?? 'unknown', ...(win !== undefined && { payout: win }) }
      },
      grantFreeRounds: async (_vendorCode, { grantId, account, gameCode, rounds, stake, until }) => {
        const seconds = Math.floor(until.getTime() / 1000)
        const fields = {
          grant: grantId,
          player: account,
          game: gameCode,
          rounds,
          bet: parseNumber(stake),
          until: seconds,
        }
        await ask('grantFree', fields)
      },
      endFreeRounds: (_vendorCode, grant) => ask('endFree', { grant }),
      listGames: async () => {
        const { games } = await ask('games', {})
        return {
          vendors: [{ code: COPPERLEAF_VENDOR, name: 'Copperleaf', hue: 42, pattern: 'feathers' }],
          games: games.map((game) => ({
            nodeId: game.id,
            gameCode: game.code,
            name: game.title,
            category: 'RNG',
            vendorCode: COPPERLEAF_VENDOR,
            releasedOn: game.released,
            returnToPlayer: game.rtp,
            minStake: game.min_bet,
            maxStake: game.max_bet,
          })),
        }
      },
      close: () => pool.close(),
    }
  },
}

/** A round has one bet and one end, so that both have ids of their own from its. */
const betId = (round: string) => `${round}.b`
const winId = (round: string) => `${round}.w`
const cancelId = (round: string) => `${round}.c`

function serveCalls(wallet: OperatorWallet): Readonly<Record<string, ServedCall>> {
  return {
    [WALLET_PATHS.authorize]: serve(walletBody.authorize, false, async (vendor, { token }) => {
      const opened = await wallet.authenticate(vendor, { launchToken: token })
      return {
        session: opened.session,
        player: opened.account,
        game: opened.gameCode,
        title: opened.gameName,
        currency: opened.currency,
        language: opened.language,
        theme: opened.theme,
        site: opened.siteOrigin,
        balance: parseNumber(opened.balance),
        ...(opened.maxStake != null && { max_bet: parseNumber(opened.maxStake) }),
        ...(opened.roundIntervalMs != null && { round_gap_ms: opened.roundIntervalMs }),
        auto_play: opened.allowsAutoplay ?? true,
        turbo: opened.allowsTurbo ?? true,
        small_win_show: opened.allowsReturnCelebrations ?? true,
      }
    }),
    [WALLET_PATHS.balance]: serve(walletBody.balance, false, async (vendor, { session }) => {
      const { balance, currency } = await wallet.balance(vendor, { session })
      return { balance: parseNumber(balance), currency }
    }),
    [WALLET_PATHS.round]: serve(walletBody.round, true, async (vendor, body) => {
      const { balance, replayed } = await playRound(wallet, vendor, body)
      return { balance: parseNumber(balance), repeated: replayed }
    }),
    [WALLET_PATHS.free]: serve(walletBody.free, true, async (vendor, { session, grant: grantId, played, won }) => {
      await wallet.reportFreeRounds(vendor, { session, grantId, played, won })
      return {}
    }),
    [WALLET_PATHS.cancel]: serve(walletBody.cancel, true, async (vendor, { session, round }) => {
      const { balance } = await wallet.rollback(vendor, {
        session,
        transactionId: cancelId(round),
        debitId: betId(round),
      })
      return { balance: parseNumber(balance) }
    }),
  }
}

function playRound(wallet: OperatorWallet, vendor: CallingVendor, body: z.output<typeof walletBody.round>) {
  const { session, round: roundId, bet, win, end, game, proof } = body
  const details = { engine: 'copperleaf', modelId: game, ...proof }
  const transactionId = betId(roundId)
  if (!/[1-9]/.test(bet))
    return wallet.credit(vendor, { session, transactionId: winId(roundId), roundId, amount: win, closes: end, details })
  if (end) return wallet.play(vendor, { session, transactionId, roundId, stake: bet, payout: win, details })
  return wallet.debit(vendor, { session, transactionId, roundId, amount: bet })
}

const serve = <Body extends z.ZodType>(
  schema: Body,
  moves: boolean,
  perform: (vendor: CallingVendor, body: z.output<Body>) => Promise<object>,
): ServedCall => ({
  moves,
  perform: async (vendor, body) => {
    const read = schema.safeParse(readNumbersAsText(body.toString('utf8')))
    if (!read.success) throw new RefusedCall('request_invalid')
    return { code: CODES.done, ...(await perform(vendor, read.data)) }
  },
})

const STATES: Readonly<Record<number, RoundStatus['state']>> = {
  [ROUND_STATES.open]: 'open',
  [ROUND_STATES.sending]: 'unanswered',
  [ROUND_STATES.done]: 'settled',
  [ROUND_STATES.cancelled]: 'refunded',
}

const REFUSALS: Readonly<Record<WalletRefusalCode, Code>> = {
  signature_invalid: CODES.badSign,
  game_session_expired: CODES.noSession,
  launch_token_used: CODES.noSession,
  insufficient_balance: CODES.noFunds,
  transaction_cancelled: CODES.cancelled,
  round_closed: CODES.roundClosed,
  round_not_found: CODES.unknownRound,
  transaction_reused: CODES.otherRequest,
  jackpot_refused: CODES.badRequest,
  request_invalid: CODES.badRequest,
  stake_limit_reached: CODES.limitReached,
  bonus_stake_reached: CODES.limitReached,
  stake_cap_reached: CODES.limitReached,
  loss_limit_reached: CODES.limitReached,
  session_time_reached: CODES.limitReached,
  round_too_soon: CODES.slowDown,
  identity_required: CODES.notAllowed,
  play_not_allowed: CODES.notAllowed,
  region_restricted: CODES.notAllowed,
  site_maintenance: CODES.closed,
  game_maintenance: CODES.closed,
  too_many_requests: CODES.slowDown,
  system_busy: CODES.busy,
}
