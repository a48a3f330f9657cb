import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VENDOR_ADAPTERS } from '@playhouse/vendor-api/vendors/all.ts'
import {
  CODES,
  parseNumber,
  SIGN_HEADER,
  signed,
  WALLET_PATHS,
} from '@playhouse/vendor-api/vendors/copperleaf/contract.ts'
import { vendorSecret } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { game, vendor } from '../../../../db/tables/games.ts'
import { round } from '../../../../db/tables/play.ts'
import { openRound } from '../../../../db/tables/seamless.ts'
import { getCash, createMemberWith } from '../../../../ledger/ledger.fixture.ts'
import {
  DETAILS,
  findWorldFaults,
  openGame,
  openSeamless,
  type Seamless,
  SEAMLESS_SECRET,
  signedCall,
} from './seamless.fixture.ts'

/* Promises of every vendor's adapter that the platform relies on: its protocol over HTTP, on a real database. */

interface Answer {
  /** In the words of the suite; undefined if it was done. */
  refusal: Refusal | undefined
  balance: number | undefined
}
type Refusal = 'signature' | 'session' | 'balance' | 'cancelled' | 'closed' | 'unknown round' | 'other request' | 'body'

interface Call {
  method: 'POST'
  url: string
  payload: string
  headers: Record<string, string>
}

/** How a vendor speaks to the operator; amounts in whole units. */
interface Speaker {
  vendorCode: string
  nodeId: number
  open(launchToken: string): Call
  /** Bet and win at once. */
  play(session: string, roundId: string, bet: number, win: number, at?: number): Call
  bet(session: string, roundId: string, bet: number): Call
  win(session: string, roundId: string, win: number): Call
  cancel(session: string, roundId: string): Call
  /** A call that is well signed and has a body of no form. */
  badBody(): Call
  read(status: number, body: Record<string, unknown>): Answer
}

const copper = (path: string, fields: object, at?: number): Call => ({
  method: 'POST',
  url: path,
  ...(({ body: payload, headers }) => ({ payload, headers }))(signed(fields, vendorSecret(SEAMLESS_SECRET, 'CPL'), at)),
})
const copperRound = (session: string, id: string, [bet, win, end]: [number, number, boolean], at?: number) => {
  const amounts = { bet: parseNumber(`${bet}.00`), win: parseNumber(`${win}.0`), end }
  return copper(WALLET_PATHS.round, { session, round: id, ...amounts, game: 'leaves', proof: { leaf: 'left' } }, at)
}
const COPPER_REFUSALS = new Map<unknown, Refusal>([
  [CODES.badSign, 'signature'],
  [CODES.noSession, 'session'],
  [CODES.noFunds, 'balance'],
  [CODES.cancelled, 'cancelled'],
  [CODES.roundClosed, 'closed'],
  [CODES.unknownRound, 'unknown round'],
  [CODES.otherRequest, 'other request'],
  [CODES.badRequest, 'body'],
])
const HARBOUR_REFUSALS = new Map<unknown, Refusal>([
  ['signature_invalid', 'signature'],
  ['game_session_expired', 'session'],
  ['launch_token_used', 'session'],
  ['insufficient_balance', 'balance'],
  ['transaction_cancelled', 'cancelled'],
  ['round_closed', 'closed'],
  ['round_not_found', 'unknown round'],
  ['transaction_reused', 'other request'],
  ['request_invalid', 'body'],
])
const told = (body: Record<string, unknown>) => (body.balance === undefined ? undefined : Number(body.balance))
const harbourBet = (id: string) => ({ transactionId: `${id}-bet`, roundId: id })

const SPEAKERS: Readonly<Record<string, Speaker>> = {
  harbour: {
    vendorCode: 'V',
    nodeId: 1,
    open: (launchToken) => signedCall(SEAMLESS_SECRET, 'authenticate', { launchToken }),
    play: (session, id, bet, win, at) =>
      signedCall(
        SEAMLESS_SECRET,
        'play',
        { session, ...harbourBet(id), stake: String(bet), payout: String(win), details: DETAILS },
        at === undefined ? {} : { at },
      ),
    bet: (session, id, bet) =>
      signedCall(SEAMLESS_SECRET, 'debit', { session, ...harbourBet(id), amount: String(bet) }),
    win: (session, id, win) =>
      signedCall(SEAMLESS_SECRET, 'credit', {
        session,
        transactionId: `${id}-win`,
        roundId: id,
        amount: String(win),
        closes: true,
      }),
    cancel: (session, id) =>
      signedCall(SEAMLESS_SECRET, 'rollback', { session, transactionId: `${id}-back`, debitId: `${id}-bet` }),
    badBody: () => signedCall(SEAMLESS_SECRET, 'play', { stake: 'much' }),
    read: (status, body) => {
      expect(status === 200).toBe(body.error === undefined)
      return { refusal: HARBOUR_REFUSALS.get(body.error), balance: told(body) }
    },
  },
  copperleaf: {
    vendorCode: 'CPL',
    nodeId: 3,
    open: (token) => copper(WALLET_PATHS.authorize, { token }),
    play: (session, id, bet, win, at) => copperRound(session, id, [bet, win, true], at),
    bet: (session, id, bet) => copperRound(session, id, [bet, 0, false]),
    win: (session, id, win) => copperRound(session, id, [0, win, true]),
    cancel: (session, id) => copper(WALLET_PATHS.cancel, { session, round: id }),
    badBody: () => copper(WALLET_PATHS.round, { bet: 'much' }),
    read: (status, body) => {
      expect(status).toBe(200)
      expect(body.code === CODES.done || COPPER_REFUSALS.has(body.code)).toBe(true)
      return { refusal: COPPER_REFUSALS.get(body.code), balance: told(body) }
    },
  },
}

let seamless: Seamless
beforeAll(async () => {
  seamless = await openSeamless()
  await seamless.database
    .insert(vendor)
    .values({ code: 'CPL', name: 'Copperleaf', hue: 0, pattern: 'waves', isHot: false })
  const [first] = await seamless.database.select().from(game)
  if (!first) throw new Error('The seed has no game.')
  await seamless.database.insert(game).values({ ...first, nodeId: 3, gameCode: 'leaves', vendorCode: 'CPL' })
})
afterAll(() => seamless.close())

test.each(VENDOR_ADAPTERS.map(({ code }) => code))('%s is in this suite', (code) =>
  expect(Object.keys(SPEAKERS)).toContain(code),
)

describe.each(Object.entries(SPEAKERS))('a vendor of %s', (_, speaker) => {
  const send = async (call: Call): Promise<Answer> => {
    const response = await seamless.inject(call)
    return speaker.read(response.statusCode, response.json())
  }
  async function player(units = 100n) {
    const memberId = await createMemberWith(seamless.database, units * 10_000n)
    const { session, logIn } = await openGame(seamless.database, memberId, { nodeId: speaker.nodeId })
    const cash = async () => Number(await getCash(seamless.database, memberId)) / 10_000
    return { memberId, session, logIn, cash }
  }
  const done = (balance: number) => ({ refusal: undefined, balance })
  const refused = (refusal: Refusal) => ({ refusal, balance: undefined })
  const newRound = () => randomUUID()

  test('opens a launch token once', async () => {
    const memberId = await createMemberWith(seamless.database, 70_0000n)
    const { launchToken } = await openGame(seamless.database, memberId, { nodeId: speaker.nodeId, redeemed: false })
    expect(await send(speaker.open(launchToken))).toEqual(done(70))
    expect(await send(speaker.open(launchToken))).toEqual(refused('session'))
  })

  test('takes a bet and pays its win in one call, once however often it is sent', async () => {
    const { session, cash } = await player()
    const call = speaker.play(session, newRound(), 10, 25)
    expect(await send(call)).toEqual(done(115))
    // The answer was lost: the same again, also at once.
    expect(await Promise.all([send(call), send(call), send(call)])).toEqual([done(115), done(115), done(115)])
    expect(await cash()).toBe(115)
  })

  test('refuses another bet under a known round', async () => {
    const { session, cash } = await player()
    const id = newRound()
    await send(speaker.play(session, id, 10, 0))
    expect(await send(speaker.play(session, id, 11, 0))).toEqual(refused('other request'))
    expect(await cash()).toBe(90)
  })

  test('pays a late win once, after the log-in has ended', async () => {
    const { session, logIn, cash } = await player()
    const id = newRound()
    expect(await send(speaker.win(session, id, 30))).toEqual(refused('unknown round'))
    expect(await send(speaker.bet(session, id, 10))).toEqual(done(90))
    await seamless.database.execute(sql`update session set ended_at = now() where token_hash = ${logIn}`)
    expect(await send(speaker.bet(session, newRound(), 10))).toEqual(refused('session'))
    expect(await send(speaker.win(session, id, 30))).toEqual(done(120))
    expect(await send(speaker.win(session, id, 30))).toEqual(done(120))
    expect(await cash()).toBe(120)
    expect(await seamless.database.$count(round, sql`vendor_round_id = ${id}`)).toBe(1)
    expect(await seamless.database.$count(openRound, sql`round_id = ${id}`)).toBe(0)
  })

  test('cancels a bet by its round, once', async () => {
    const { session, cash } = await player()
    const id = newRound()
    await send(speaker.bet(session, id, 10))
    expect(await send(speaker.cancel(session, id))).toEqual(done(100))
    expect(await send(speaker.cancel(session, id))).toEqual(done(100))
    expect(await send(speaker.win(session, id, 30))).toEqual(refused('unknown round'))
    expect(await cash()).toBe(100)
  })

  test('may cancel a round that never arrived, whose late bet is refused', async () => {
    const { session, cash } = await player()
    const id = newRound()
    expect(await send(speaker.cancel(session, id))).toEqual(done(100))
    expect(await send(speaker.bet(session, id, 10))).toEqual(refused('cancelled'))
    expect(await send(speaker.play(session, id, 10, 50))).toEqual(refused('cancelled'))
    expect(await cash()).toBe(100)
  })

  test('cannot cancel a round that has ended', async () => {
    const { session, cash } = await player()
    const id = newRound()
    await send(speaker.play(session, id, 10, 0))
    expect(await send(speaker.cancel(session, id))).toEqual(refused('closed'))
    expect(await cash()).toBe(90)
  })

  test('is refused a bet that the balance does not cover', async () => {
    const { session, cash } = await player(9n)
    expect(await send(speaker.play(session, newRound(), 10, 500))).toEqual(refused('balance'))
    expect(await cash()).toBe(9)
  })

  test('is unheard with a wrong signature, another vendor’s, or a clock that is off', async () => {
    const { session, cash } = await player()
    const call = speaker.play(session, newRound(), 10, 0)
    expect(await send({ ...call, payload: `${call.payload} ` })).toEqual(refused('signature'))
    expect(await send({ ...call, headers: { 'content-type': 'application/json' } })).toEqual(refused('signature'))
    for (const offMs of [-90_000, 90_000])
      expect(await send(speaker.play(session, newRound(), 10, 0, Date.now() + offMs))).toEqual(refused('signature'))
    expect(await send(speaker.play(session, newRound(), 10, 0, Date.now() - 30_000))).toEqual(done(90))
    expect(await cash()).toBe(90)
  })

  test('learns that a body has no form', async () => expect(await send(speaker.badBody())).toEqual(refused('body')))

  test('cannot play in the session of another vendor’s game', async () => {
    const memberId = await createMemberWith(seamless.database, 100_0000n)
    const { session } = await openGame(seamless.database, memberId, { nodeId: 2 })
    expect(await send(speaker.play(session, newRound(), 10, 0))).toEqual(refused('session'))
  })

  test('has exactly the bets that the balance covers of many at once', async () => {
    const { session, cash } = await player(40n)
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(speaker.play(session, newRound(), 10, 0))))
    expect(answers.filter(({ refusal }) => refusal === undefined)).toHaveLength(4)
    expect(answers.filter(({ refusal }) => refusal === 'balance')).toHaveLength(56)
    expect(await cash()).toBe(0)
  })

  test('neither loses nor doubles money when bets, wins and cancellations race', async () => {
    const { session, cash } = await player()
    await Promise.all(
      Array.from({ length: 20 }, async (_entry, index) => {
        const id = newRound()
        const calls = [speaker.bet(session, id, 2), speaker.cancel(session, id), speaker.bet(session, id, 2)]
        await Promise.all((index % 2 ? calls : calls.toReversed()).map(send))
      }),
    )
    // Every cancellation has taken effect, before its bet or after.
    expect(await cash()).toBe(100)
    expect(await findWorldFaults(seamless.database)).toEqual([])
  })
})

test('amounts are read digit by digit, never as floating-point numbers', async () => {
  const memberId = await createMemberWith(seamless.database, 100_0000n)
  const { session } = await openGame(seamless.database, memberId, { nodeId: 3 })
  const amounts = { bet: parseNumber('0.1'), win: parseNumber('0.3001'), end: true }
  const call = copper(WALLET_PATHS.round, { session, round: randomUUID(), ...amounts, game: 'leaves', proof: {} })
  expect(call.headers[SIGN_HEADER]).toBeDefined()
  const { payload } = await seamless.inject(call)
  expect(payload).toBe('{"code":0,"balance":100.2001,"repeated":false}')
  for (const odd of ['1e1', '-1', '0.00001']) {
    const wrong = {
      session,
      round: randomUUID(),
      bet: parseNumber(odd),
      win: parseNumber('0'),
      end: true,
      game: 'leaves',
      proof: {},
    }
    expect((await seamless.inject(copper(WALLET_PATHS.round, wrong))).json()).toMatchObject({ code: CODES.badRequest })
  }
})

test('accepts a vendor’s calls in its own adapter’s protocol alone', async () => {
  const asCopperleaf = signedCall(SEAMLESS_SECRET, 'balance', { session: randomUUID() }, { vendor: 'CPL' })
  expect((await seamless.inject(asCopperleaf)).json()).toMatchObject({ error: 'signature_invalid' })
})
