import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { passLogInCheck, sendLogInCheck } from '@playhouse/platform-api/session.ts'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import type { CallContext } from '../../http/call-context.ts'
import { PlatformError, platformError } from '../../http/platform-error.ts'
import { refuseBreaches } from '../registration/checked-registration.ts'
import type { CodeOwner } from '../verification/code-claims.ts'
import { stillHas } from './admit.ts'
import { answeredOnce, keepAnswer, requestName, type RequestName } from './answered-request.ts'
import { checkAuthenticatorCode } from './authenticator.ts'
import { isSameName } from './bank-account-name.ts'
import { boundTo, waysToCheck } from './log-in-checks.ts'
import { originOf } from './known-address.ts'
import { forgetTriesFrom } from './log-in-guard.ts'
import { recordLogIn } from './log-in-history.ts'
import type { LogInServices } from './log-in-services.ts'
import { takeAnswer, ticketSubject, useTicket, waitingLogIn } from './log-in-ticket.ts'
import { signIn, type SignedIn } from './sign-in.ts'

/**
 * Sends a code to what is bound to the account whose log-in waits.
 * @throws PlatformError login_verify_expired; request_param_err for a way this log-in does not have; what `requestCode` throws
 */
export async function sendCheckCode(
  services: LogInServices,
  { ticket, method }: CheckedInputOf<typeof sendLogInCheck>,
  { database, language }: CallContext,
): Promise<{ expiredMinutes: number }> {
  const { id } = await waitingLogIn(database, ticket)
  await refuseOtherWays(database, id, method)
  const owner = codeOwner(ticket, method, await boundTo(database, id))
  return services.verification.codes.requestCode(database, { ...owner, language })
}

/**
 * Lets in whoever shows more of who they are. The address is known from then on, by the account's history. The same request under the
 * same key lets in again: its answer may have been lost.
 * @throws PlatformError login_verify_expired; code.invalid for any wrong answer; code.expired; login.locked by an
 * authenticator; login.failed when the password was changed meanwhile
 */
export async function passCheck(
  services: LogInServices,
  shown: CheckedInputOf<typeof passLogInCheck>,
  context: CallContext,
): Promise<SignedIn> {
  refuseBreaches({ answer: shown.answer.trim() === '' ? 'required' : undefined })
  const request = requestName(context.idempotencyKey, 'log-in-check', shown)
  return answeredOnce(context.database, request, {
    first: () => passNow(services, shown, request, context),
    again: (account) =>
      withTransaction(context.database, async (tx) => {
        await stillHas(tx, account)
        return signIn(tx, account, context, account.method, account.passwordDue)
      }),
  })
}

async function passNow(
  services: LogInServices,
  { ticket, method, answer }: CheckedInputOf<typeof passLogInCheck>,
  request: RequestName,
  context: CallContext,
): Promise<SignedIn> {
  const { database } = context
  const waiting = await waitingLogIn(database, ticket)
  await refuseOtherWays(database, waiting.id, method)
  await takeAnswer(database, ticket)
  const spend = await checkAnswer(services, { ticket, method, answer, memberId: waiting.id }, context).catch(
    async (refusal: unknown) => {
      if (refusal instanceof PlatformError && refusal.code === 'code.invalid') {
        const tried = { memberId: waiting.id, caller: context, method: waiting.method }
        await recordLogIn(database, { ...tried, outcome: 'wrong-code' })
      }
      throw refusal
    },
  )
  const origin = await originOf(database, waiting.id, context.address)
  return withTransaction(database, async (tx) => {
    await useTicket(tx, ticket)
    await stillHas(tx, waiting)
    await spend(tx)
    if (waiting.method === 'password') await forgetTriesFrom(tx, waiting.id, origin)
    const signedIn = await signIn(tx, waiting, context, waiting.method, waiting.passwordDue)
    await keepAnswer(tx, request, waiting, signedIn)
    return signedIn
  })
}

type Spend = (tx: Transaction) => Promise<void>

/** Looks at an answer. Out: what uses it up and keeps what it has shown. @throws PlatformError code.invalid; code.expired */
async function checkAnswer(
  { verification: { codes } }: LogInServices,
  { ticket, method, answer, memberId }: CheckedInputOf<typeof passLogInCheck> & { memberId: number },
  { database, secrets }: CallContext,
): Promise<Spend> {
  if (method === 'authenticator') {
    if (!(await checkAuthenticatorCode(database, memberId, answer, secrets))) throw platformError('code.invalid')
    return async () => {}
  }
  const bound = await boundTo(database, memberId)
  if (method === 'bankAccountName') {
    if (!isSameName(answer, bound.payeeName)) throw platformError('code.invalid')
    return async () => {}
  }
  const checked = await codes.checkCode(database, codeOwner(ticket, method, bound), answer)
  return (tx) => codes.spendCode(tx, checked)
}

function codeOwner(
  ticket: string,
  method: 'sms' | 'email',
  { mobile, email }: { mobile: string | null; email: string | null },
): CodeOwner {
  const address = method === 'sms' ? mobile : email
  if (!address) throw unknownWay()
  return { purpose: 'address_check', channel: method, address, subject: ticketSubject(ticket) }
}

/** Whoever has an authenticator does not get by with less. */
async function refuseOtherWays(database: Database, memberId: number, method: string): Promise<void> {
  const ways = await waysToCheck(database, memberId)
  if (!ways.some((way) => way.method === method)) throw unknownWay()
}

const unknownWay = () => platformError('request_param_err', { fields: { method: 'pattern' } })
