/** Why a payment differs between books; the report has a text for each. */
export const DIFFERENCE_REASONS = {
  NOT_HERE: 'The provider has it, the platform does not: its message never arrived.',
  NOT_AT_PROVIDER: 'The platform has it, the provider’s statement does not.',
  NOT_AT_BANK: 'The provider has it, its bank does not.',
  BANK_ONLY: 'The bank has it, the provider does not.',
  BANK_AMOUNT: 'Provider and bank have different amounts.',
  AMOUNT: 'Provider and platform have different amounts.',
  NOT_IN_LEDGER: 'It is in all other books, and not in the ledger.',
  LEDGER_AMOUNT: 'The ledger has another amount than the platform’s record.',
  LEDGER_ONLY: 'The ledger has it, and nobody else.',
  UNMATCHED: 'Received, and not assigned to a member yet.',
  DISMISSED: 'Received and dismissed: it is to be sent back.',
  STILL_OPEN: 'The provider has paid it out, the platform still waits for word of it.',
  PAID_AFTER_FAILURE: 'The provider has paid it out, the platform holds it for failed.',
} as const

export type DifferenceReason = keyof typeof DIFFERENCE_REASONS

export type Direction = 'IN' | 'OUT'

export interface StatementLine {
  direction: Direction
  paymentId: string
  amount: bigint
}

export interface PaymentRecord extends StatementLine {
  /** MOVED: received or paid out as far as the platform knows. */
  state: 'MOVED' | 'OPEN' | 'FAILED' | 'UNMATCHED' | 'DISMISSED'
  /** Subject of the row, such as `deposit:17:204`. */
  subject: string | null
  ledgerAmount: bigint | null
}

export interface Difference {
  direction: Direction
  reference: string
  reason: DifferenceReason
  subject: string | null
  statementAmount: bigint | null
  recordAmount: bigint | null
  ledgerAmount: bigint | null
}

interface Books {
  /** Entries of the day. */
  provider: readonly StatementLine[]
  bank: readonly StatementLine[]
  /** Records that belong to the day in either statement or by the platform's own time. */
  records: readonly PaymentRecord[]
  /** The day's ledger movements without a record. */
  ledgerOnly: readonly (StatementLine & { subject: string })[]
  /** Whether a payment missing from the day's statement is on a neighbouring one. */
  isOnNeighbouringDay(line: StatementLine): boolean
}

const getKey = ({ direction, paymentId }: StatementLine) => `${direction} ${paymentId}`
const byKey = <Line extends StatementLine>(lines: readonly Line[]) => new Map(lines.map((line) => [getKey(line), line]))

/** Differences between provider, bank, platform and ledger; at most one per payment. */
export function compareBooks({ provider, bank, records, ledgerOnly, isOnNeighbouringDay }: Books): Difference[] {
  const [provided, banked, recorded] = [byKey(provider), byKey(bank), byKey(records)]
  const lines = [...byKey<StatementLine>([...bank, ...records, ...provider]).values()]
  const found = lines.flatMap((line) => {
    const key = getKey(line)
    const [atProvider, atBank, record] = [provided.get(key), banked.get(key), recorded.get(key)]
    const reason = getReason(atProvider, atBank, record, () => isOnNeighbouringDay(line))
    if (!reason) return []
    return {
      direction: line.direction,
      reference: line.paymentId,
      reason,
      subject: record?.subject ?? null,
      statementAmount: (atProvider ?? atBank)?.amount ?? null,
      recordAmount: record?.amount ?? null,
      ledgerAmount: record?.ledgerAmount ?? null,
    }
  })
  const unbacked = ledgerOnly.map(({ direction, paymentId, amount, subject }) => {
    const reference = { direction, reference: paymentId, subject }
    return {
      ...reference,
      reason: 'LEDGER_ONLY' as const,
      statementAmount: null,
      recordAmount: null,
      ledgerAmount: amount,
    }
  })
  return [...found, ...unbacked]
}

function getReason(
  atProvider: StatementLine | undefined,
  atBank: StatementLine | undefined,
  record: PaymentRecord | undefined,
  isOnNeighbouringDay: () => boolean,
): DifferenceReason | undefined {
  if (!atProvider && !atBank) return record && isMoved(record) && !isOnNeighbouringDay() ? 'NOT_AT_PROVIDER' : undefined
  if (!atProvider) return isOnNeighbouringDay() ? undefined : 'BANK_ONLY'
  if (!record) return 'NOT_HERE'
  if (record.amount !== atProvider.amount) return 'AMOUNT'
  if (record.state === 'OPEN') return 'STILL_OPEN'
  if (record.state === 'FAILED') return 'PAID_AFTER_FAILURE'
  if (record.state === 'UNMATCHED' || record.state === 'DISMISSED') return record.state
  if (record.ledgerAmount === null) return 'NOT_IN_LEDGER'
  if (record.ledgerAmount !== record.amount) return 'LEDGER_AMOUNT'
  if (!atBank) return isOnNeighbouringDay() ? undefined : 'NOT_AT_BANK'
  return atBank.amount === atProvider.amount ? undefined : 'BANK_AMOUNT'
}

const isMoved = ({ state }: PaymentRecord) => state !== 'OPEN' && state !== 'FAILED'
