import { Pool } from 'undici'
import {
  PAYMENT_CALLS,
  type PaymentResponse,
  type PaymentCall,
  type PaymentRefusalCode,
  paymentRefusal,
  type PaymentRequest,
  PAYMENTS_PATH,
} from './payments.ts'
import { signPayment } from './payments-signature.ts'

/** The provider refused the call; nothing happened. */
export class PaymentRefusedError extends Error {
  readonly code: PaymentRefusalCode

  constructor(code: PaymentRefusalCode, message: string) {
    super(`The payment provider refused: ${code}. ${message}`)
    this.name = 'PaymentRefusedError'
    this.code = code
  }
}

/** No usable answer: the outcome is unknown. Query by reference before resending. */
export class PaymentUnknownError extends Error {
  constructor(call: string, cause: unknown) {
    super(`The payment provider gave no answer to ${call}`, { cause })
    this.name = 'PaymentUnknownError'
  }
}

export interface PaymentsClient {
  /** @throws PaymentRefusedError, PaymentUnknownError */
  call<Call extends PaymentCall>(
    name: Call,
    request: Omit<PaymentRequest<Call>, 'call'>,
  ): Promise<PaymentResponse<Call>>
  close(): Promise<void>
}

/** Without a provider, calls stay unanswered. */
export const noPayments: PaymentsClient = {
  call: (name) => Promise.reject(new PaymentUnknownError(name, new Error('No payment provider is configured.'))),
  close: async () => {},
}

export function paymentsClient({
  baseUrl,
  secrets,
  deadlineMs = 5_000,
  connections = 8,
}: {
  baseUrl: string
  /** The first one signs; the others are accepted from the provider during rotation. */
  secrets: readonly string[]
  deadlineMs?: number
  connections?: number
}): PaymentsClient {
  const pool = new Pool(new URL(baseUrl).origin, { connections })
  return {
    call: async <Call extends PaymentCall>(name: Call, request: Omit<PaymentRequest<Call>, 'call'>) => {
      const body = JSON.stringify({ ...request, call: name })
      const response = await send(name, body)
      const read = PAYMENT_CALLS[name].response.safeParse(response)
      if (!read.success) throw new PaymentUnknownError(name, read.error)
      return read.data as PaymentResponse<Call>
    },
    close: () => pool.close(),
  }

  async function send(name: PaymentCall, body: string): Promise<unknown> {
    try {
      const reply = await pool.request({
        method: 'POST',
        path: `${PAYMENTS_PATH}/${name}`,
        headers: { 'content-type': 'application/json', ...signPayment(secrets, 'calls', body) },
        body,
        signal: AbortSignal.timeout(deadlineMs),
      })
      const response = await reply.body.json()
      if (reply.statusCode === 200) return response
      const refusal = paymentRefusal.safeParse(response)
      if (!refusal.success) throw new Error(`status ${reply.statusCode}`)
      throw new PaymentRefusedError(refusal.data.error, refusal.data.message)
    } catch (error) {
      throw error instanceof PaymentRefusedError ? error : new PaymentUnknownError(name, error)
    }
  }
}
