import { changeSetAside, createAccountStore } from './account-store.ts'
import { serverNow } from '../server-time.ts'

/** Acts with money or points: what was sent outlasts a reload until its outcome is known. */
const ACTS = [
  'createDeposit',
  'requestWithdrawal',
  'transferToUpline',
  'transferToDownline',
  'transferBetweenParts',
  'redeemPoints',
  'convertPoints',
  'buyRaffleTickets',
] as const
export type KeptActName = (typeof ACTS)[number]

export interface KeptAct {
  readonly act: KeptActName
  readonly requestKey: string
  /** Variables as they were sent, without passwords and codes. */
  readonly variables: { readonly input: Readonly<Record<string, unknown>> }
  /** When it was sent first, in epoch milliseconds. */
  readonly sentAt: number
}

const NONE: readonly KeptAct[] = []
const STORED_AS = 'acts'
const readActs = (stored: unknown) => (Array.isArray(stored) ? stored.filter(isKeptAct) : undefined)

export const keptActs = createAccountStore(NONE, {
  as: STORED_AS,
  read: readActs,
})

function isKeptAct(stored: unknown): stored is KeptAct {
  const { act, requestKey, variables, sentAt } = (stored ?? {}) as Record<string, unknown>
  return (
    ACTS.some((name) => name === act) &&
    typeof requestKey === 'string' &&
    typeof variables === 'object' &&
    typeof sentAt === 'number'
  )
}

/** Request keys that something on this page waits for. */
const awaited = new Set<string>()

export const isAwaited = ({ requestKey }: KeptAct): boolean => awaited.has(requestKey)

export const awaitOutcome = ({ requestKey }: KeptAct): void => void awaited.add(requestKey)

export const leaveOutcome = ({ requestKey }: KeptAct): void => void awaited.delete(requestKey)

/**
 * Keeps an act before it is sent. The same act whose outcome is not known yet keeps its key, so that it is carried out once.
 * @param variablesFor the variables under a request key
 * @param newKey the key of an act that is not kept, by what it asks for
 */
export function keepAct<Variables extends { input: object }>(
  act: KeptActName,
  variablesFor: (requestKey: string) => Variables,
  newKey: (requested: string) => string,
): KeptAct {
  const requested = JSON.stringify(withoutSecrets(variablesFor('')))
  const before = keptActs
    .get()
    .find((saved) => saved.act === act && JSON.stringify(withoutSecrets(variablesWith(saved, ''))) === requested)
  const requestKey = before?.requestKey ?? newKey(requested)
  const saved = {
    act,
    requestKey,
    variables: withoutSecrets(variablesFor(requestKey)),
    sentAt: before?.sentAt ?? serverNow(),
  }
  keptActs.set([...others(saved), saved])
  awaitOutcome(saved)
  return saved
}

/** Ends the wait for an outcome: it is known, or, with `again`, `KeptActs` is to find it. */
export function releaseAct(saved: KeptAct, again = false): void {
  leaveOutcome(saved)
  // Actions set aside at the end of a session belong to its account and are not offered to another one.
  const isHere = keptActs.get().some(({ requestKey }) => requestKey === saved.requestKey)
  const left = [...others(saved), ...(again && isHere ? [saved] : [])]
  keptActs.set(left.length === 0 ? NONE : left)
  if (!again)
    changeSetAside(STORED_AS, (stored) =>
      (readActs(stored) ?? []).filter((other) => other.requestKey !== saved.requestKey),
    )
}

const others = ({ requestKey }: KeptAct) => keptActs.get().filter((other) => other.requestKey !== requestKey)

const variablesWith = ({ variables }: KeptAct, requestKey: string) => {
  return { ...variables, input: { ...variables.input, requestKey } }
}

function withoutSecrets<Variables extends { input: object }>(variables: Variables): KeptAct['variables'] {
  const input = { ...variables.input } as Record<string, unknown>
  // The platform finds what was done without them, and does nothing new.
  if ('paymentPassword' in input) input['paymentPassword'] = ''
  if ('stepUp' in input) input['stepUp'] = null
  return { ...variables, input }
}
