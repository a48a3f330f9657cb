import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { passLogInCheck, sendLogInCheck } from '@playhouse/platform-api/session.ts'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import type { CallContext } from '../../../../request/call-context.ts'
import { PlatformError, platformError } from '../../../../request/platform-error.ts'
import { refuseBreaches } from '../../../../lib/field-breaches.ts'
import type { CodeOwner } from '../../verification/codes/code-types.ts'
import { assertPasswordUnchanged, clearAttemptsOfBarred } from './complete-log-in.ts'
import { withReplay, storeResponse, requestDigest, type RequestDigest } from './replay.ts'
import { checkAuthenticatorCode } from '../second-factor/authenticator.ts'
import { boundContacts, availableChecks } from './log-in-checks.ts'
import { getOrigin } from './known-address.ts'
import { clearAttemptsFrom } from './attempt-guard.ts'
import { recordLogIn } from '../sessions/log-in-history.ts'
import type { LogInServices } from './log-in-services.ts'
import { countTicketAnswer, ticketSubject, useTicket, findPendingLogIn } from './log-in-ticket.ts'
import { type SignedIn, signIn } from '../sessions/sign-in.ts'
import { foldText } from '@playhouse/shared/fold-text.ts'
import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Sends a code to a contact bound to the account of a pending log-in.
 * @throws PlatformError login_verify_expired; request_param_err for an unavailable method; errors of `requestCode`
 */
export async function sendCheckCode(
  services: LogInServices,
  { ticket, method }: CheckedInputOf<typeof sendLogInCheck>,
  { database, language }: CallContext,
): Promise<{ expiredMinutes: number }> {
  const { id } = await findPendingLogIn(database, ticket)
  await requireMethod(database, id, method)
  const owner = codeOwner(ticket, method, await boundContacts(database, id))
  return services.verification.codes.requestCode(database, { ...owner, language })
}

/**
 * Completes a pending log-in by a second factor. The address is known from then on. The same request under
 * the same key logs in again: its response may have been lost.
 * @throws PlatformError login_verify_expired; code.invalid for any wrong answer; code.expired; login.locked
 * by an authenticator; login.failed if the password was changed meanwhile
 */
export async function completeLogInCheck(
  services: LogInServices,
  shown: CheckedInputOf<typeof passLogInCheck>,
  context: CallContext,
): Promise<SignedIn> {
  refuseBreaches({ answer: shown.answer.trim() === '' ? 'required' : undefined })
  const request = requestDigest(context.idempotencyKey, 'log-in-check', shown)
  return withReplay(context.database, request, {
    first: () => verifyAndLogIn(services, shown, request, context),
    again: (account) =>
      withTransaction(context.database, async (tx) => {
        await assertPasswordUnchanged(tx, account)
        return signIn(tx, account, context, account.method, account.passwordDue)
      }),
  })
}

async function verifyAndLogIn(
  services: LogInServices,
  { ticket, method, answer }: CheckedInputOf<typeof passLogInCheck>,
  request: RequestDigest,
  context: CallContext,
): Promise<SignedIn> {
  const { database } = context
  const waiting = await findPendingLogIn(database, ticket)
  await requireMethod(database, waiting.id, method)
  await countTicketAnswer(database, ticket)
  const spend = await checkAnswer(services, { ticket, method, answer, memberId: waiting.id }, context).catch(
    async (refusal: unknown) => {
      if (refusal instanceof PlatformError && refusal.code === 'code.invalid') {
        const tried = { memberId: waiting.id, caller: context, method: waiting.method }
        await recordLogIn(database, { ...tried, outcome: 'wrong-code' })
      }
      throw refusal
    },
  )
  const origin = await getOrigin(database, waiting.id, context.address)
  return withTransaction(database, async (tx) => {
    await useTicket(tx, ticket)
    await assertPasswordUnchanged(tx, waiting)
    await spend(tx)
    if (waiting.method === 'password') await clearAttemptsFrom(tx, waiting.id, origin)
    const signedIn = await signIn(tx, waiting, context, waiting.method, waiting.passwordDue)
    await storeResponse(tx, request, waiting, signedIn)
    return signedIn
  }).catch(clearAttemptsOfBarred(database, waiting.id, origin))
}

type Spend = (tx: Transaction) => Promise<void>

/**
 * @returns the function that uses the answer up
 * @throws PlatformError code.invalid; code.expired
 */
async function checkAnswer(
  { verification: { codes } }: LogInServices,
  { ticket, method, answer, memberId }: CheckedInputOf<typeof passLogInCheck> & { memberId: number },
  { database, secrets }: CallContext,
): Promise<Spend> {
  if (method === 'authenticator') {
    if (!(await checkAuthenticatorCode(database, memberId, answer, secrets))) throw platformError('code.invalid')
    return async () => {}
  }
  const bound = await boundContacts(database, memberId)
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
  if (!address) throw unknownMethod()
  return { purpose: 'address_check', channel: method, address, subject: ticketSubject(ticket) }
}

/** An account with an authenticator must use it. */
async function requireMethod(database: Database, memberId: number, method: string): Promise<void> {
  const ways = await availableChecks(database, memberId)
  if (!ways.some((way) => way.method === method)) throw unknownMethod()
}

const unknownMethod = () => platformError('request_param_err', { fields: { method: 'pattern' } })

/** Banks ignore accents, case and repeated spaces. */
const comparable = (name: string): Buffer =>
  createHash('sha256').update(foldText(name).replaceAll(/\s+/g, ' ').trim()).digest()

/** Constant time; false if no name is known. */
function isSameName(typed: string, known: string | null): boolean {
  return timingSafeEqual(comparable(typed), comparable(known ?? '')) && known !== null
}
