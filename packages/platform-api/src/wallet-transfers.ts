import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, flag, moment } from './fields.ts'

const vendorCode = z.string().min(1).max(20)
/** Optional, because the specification has none. */
const requestKey = z.uuid().optional()

/** `function.not.available` where one wallet serves every vendor. */
const ERRORS = ['request_key_reused', 'insufficient_balance', 'wallet.locked'] as const

export const transferFromMainWallet = sessionEndpoint({
  summary: 'Transfer money from the main wallet to a vendor’s',
  method: 'POST',
  path: '/wps/wallets/transferFromMainWallet',
  moduleId: 'FUNDTRANS3',
  form: true,
  input: z.object({ vassalage: vendorCode, amount, requestKey }),
  value: z.object({ sumBalance: amount }),
  errors: ERRORS,
  origin: 'specification',
})

export const transferSubToSubWallet = sessionEndpoint({
  summary: 'Transfer money from one vendor’s wallet to another’s, by way of the main wallet',
  method: 'POST',
  path: '/wps/wallets/transferSubToSubWallet',
  moduleId: 'FUNDTRANS3',
  form: true,
  input: z.object({ fromVassalage: vendorCode, toVassalage: vendorCode, amount, requestKey }),
  value: z.object({
    sumBalance: amount,
    /** False where the money came back and could not go on: it is in the main wallet. */
    arrived: z.boolean(),
  }),
  errors: ERRORS,
  origin: 'specification',
})

const unresolved = z.object({
  transferId: z.string(),
  vassalage: z.string(),
  direction: z.enum(['in', 'out']),
  amount,
  /** Epoch milliseconds. */
  startedAt: moment,
})

export const lockTransStatus = sessionEndpoint({
  summary: 'Transfers with vendors whose outcome is not known yet',
  path: '/wps/wallets/lockTransStatus',
  apiScope: 'READ_WALLET',
  moduleId: 'COMM3',
  value: z.object({ list: z.array(unresolved) }),
  origin: 'specification',
})

export const lockStatus = sessionEndpoint({
  summary: 'Whether any wallet is locked by an unresolved transfer',
  path: '/wps/wallets/lockStatus',
  apiScope: 'READ_WALLET',
  moduleId: 'COMM3',
  value: z.object({ locked: flag, vassalages: z.array(z.string()) }),
  origin: 'specification',
})

export const lockStatusByType = sessionEndpoint({
  summary: 'Whether the wallet at one vendor is locked by an unresolved transfer',
  path: '/wps/wallets/lockStatusByType',
  apiScope: 'READ_WALLET',
  moduleId: 'COMM3',
  input: z.object({ vassalage: vendorCode }),
  value: z.object({ locked: flag }),
  origin: 'specification',
})
