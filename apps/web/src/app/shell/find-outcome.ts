import type { ApolloClient, DocumentNode } from '@apollo/client'
import { type KeptAct, type KeptActName, keptActs, leaveOutcome, releaseAct } from '../../access/kept-acts.ts'
import { getErrorCode } from '../../graphql/error-code.ts'
import { ERROR_TEXTS } from '../../graphql/error-text.ts'
import { isOutcomeUnknown, REPETITION } from '../../graphql/unknown-outcome.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { dismissToast, showToast } from '../../ui/toast-queue.ts'
import { serverNow } from '../../server-time.ts'

const DOCUMENTS: Readonly<Record<KeptActName, () => Promise<DocumentNode>>> = {
  createDeposit: async () => (await import('../../domains/cashier/create-deposit.generated.ts')).CreateDepositDocument,
  requestWithdrawal: async () =>
    (await import('../../domains/cashier/withdrawal-mutations.generated.ts')).RequestWithdrawalDocument,
  transferToUpline: async () =>
    (await import('../../domains/member-transfers/member-transfer-screen.generated.ts')).TransferToUplineDocument,
  transferToDownline: async () =>
    (await import('../../domains/member-transfers/member-transfer-screen.generated.ts')).TransferToDownlineDocument,
  transferBetweenParts: async () =>
    (await import('../../domains/wallet/transfer-between-parts.generated.ts')).TransferBetweenPartsDocument,
  redeemPoints: async () => (await import('../../domains/points/points-screen.generated.ts')).RedeemPointsDocument,
  convertPoints: async () => (await import('../../domains/points/points-screen.generated.ts')).ConvertPointsDocument,
  buyRaffleTickets: async () =>
    (await import('../../domains/raffles/raffle-screen.generated.ts')).BuyRaffleTicketsDocument,
}

interface Words extends Record<'checking' | 'checkingText' | 'unknown' | 'unknownText' | 'done' | 'notDone', string> {
  errorText: (code: string) => string
}

/** An act that needs no password is sent again no later: by then it is no longer expected. */
const FRESH_MS = 10 * 60_000
/** A request not found after this time never arrived: gateway and platform have given it up. */
const ARRIVAL_MS = 60_000

/** Sends an act again, as it was and under its key, until its outcome is known, and tells it. */
export async function findOutcome(client: ApolloClient, stored: KeptAct, words: Words): Promise<void> {
  const hasPassword = 'paymentPassword' in stored.variables.input
  if (!hasPassword && serverNow() - stored.sentAt > FRESH_MS) {
    releaseAct(stored)
    showToast({ tone: 'info', isLasting: true, title: words.unknown, text: words.unknownText })
    return
  }
  const toast = showToast({ tone: 'info', isLasting: true, title: words.checking, text: words.checkingText })
  const mutation = await DOCUMENTS[stored.act]()
  await loadTexts(ERROR_TEXTS)
  try {
    for (const pauseMs of [0, ...REPETITION.pausesMs, ...REPETITION.pausesMs]) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      // The account has left the page; it may come back.
      if (!keptActs.get().some(({ requestKey }) => requestKey === stored.requestKey)) return leaveOutcome(stored)
      const code = await getCode(client, mutation, stored)
      const isArriving = hasPassword && code !== undefined && serverNow() - stored.sentAt < ARRIVAL_MS
      if (code === 'UNKNOWN' || isArriving) continue
      const isMissing = hasPassword && code === 'PAYMENT_PASSWORD_WRONG'
      releaseAct(stored)
      if (code !== undefined)
        showToast({ tone: 'bad', title: words.notDone, ...(!isMissing && { text: words.errorText(code) }) })
      else showToast({ tone: 'good', isLasting: true, title: words.done })
      await client.refetchQueries({ include: 'active' })
      return
    }
    showToast({ tone: 'info', isLasting: true, title: words.unknown, text: words.unknownText })
  } finally {
    dismissToast(toast)
  }
}

type Answers = Partial<Record<KeptActName, { code?: string }>>

/** Undefined for a success. */
async function getCode(client: ApolloClient, mutation: DocumentNode, stored: KeptAct): Promise<string | undefined> {
  const attempt = await client
    .mutate({ mutation, variables: stored.variables })
    .then(({ data, error }) => ({ result: (data as Answers | undefined)?.[stored.act], error: error as unknown }))
    .catch((error: unknown) => ({ result: undefined, error }))
  if (isOutcomeUnknown(attempt, true)) return 'UNKNOWN'
  return attempt.result ? attempt.result.code : getErrorCode(attempt.error)
}
