import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, flag, moment } from './fields.ts'

const vendorCode = z.string().min(1).max(20)
/** Optional, because the specification has none. */
const requestKey = z.uuid().optional()

/** `function.not.available` where one wallet serves every vendor. */
const ERRORS = [
  'login.not.session',
  'function.not.available',
  'request_param_err',
  'request_key_reused',
  'insufficient_balance',
  'wallet.locked',
  'system_busy',
] as const

export const transferFromMainWallet = sessionEndpoint({
  name: 'transferFromMainWallet',
  domain: 'wallet',
  summary: 'Transfer money from the main wallet to a vendor’s',
  method: 'POST',
  path: '/wps/wallets/transferFromMainWallet',
  moduleId: 'FUNDTRANS3',
  access: 'member',
  form: true,
  input: z.object({ vassalage: vendorCode, amount, requestKey }),
  value: z.object({ sumBalance: amount }),
  errors: ERRORS,
  origin: 'specification',
})

export const transferSubToSubWallet = sessionEndpoint({
  name: 'transferSubToSubWallet',
  domain: 'wallet',
  summary: 'Transfer money from one vendor’s wallet to another’s, by way of the main wallet',
  method: 'POST',
  path: '/wps/wallets/transferSubToSubWallet',
  moduleId: 'FUNDTRANS3',
  access: 'member',
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
  name: 'lockTransStatus',
  domain: 'wallet',
  summary: 'Transfers with vendors whose outcome is not known yet',
  method: 'GET',
  path: '/wps/wallets/lockTransStatus',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({}),
  value: z.object({ list: z.array(unresolved) }),
  errors: ['login.not.session'],
  origin: 'specification',
})

export const lockStatus = sessionEndpoint({
  name: 'lockStatus',
  domain: 'wallet',
  summary: 'Whether any wallet is locked by an unresolved transfer',
  method: 'GET',
  path: '/wps/wallets/lockStatus',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({}),
  value: z.object({ locked: flag, vassalages: z.array(z.string()) }),
  errors: ['login.not.session'],
  origin: 'specification',
})

export const lockStatusByType = sessionEndpoint({
  name: 'lockStatusByType',
  domain: 'wallet',
  summary: 'Whether the wallet at one vendor is locked by an unresolved transfer',
  method: 'GET',
  path: '/wps/wallets/lockStatusByType',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({ vassalage: vendorCode }),
  value: z.object({ locked: flag }),
  errors: ['login.not.session', 'request_param_err'],
  origin: 'specification',
})
