import { Pool } from 'undici'
import { PaymentRefusedError, PaymentUnknownError } from '../provider.ts'
import {
  PAYMENT_CALLS,
  type PaymentResponse,
  type PaymentCall,
  paymentRefusal,
  type PaymentRequest,
  PAYMENTS_PATH,
} from './contract.ts'
import { signPayment } from './signature.ts'

export interface PaymentsClient {
  /** @throws PaymentRefusedError, PaymentUnknownError */
  call<Call extends PaymentCall>(
    name: Call,
    request: Omit<PaymentRequest<Call>, 'call'>,
  ): Promise<PaymentResponse<Call>>
  close(): Promise<void>
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
