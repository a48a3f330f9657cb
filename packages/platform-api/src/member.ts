import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'

export const memberInfo = sessionEndpoint({
  name: 'memberInfo',
  domain: 'member',
  summary: 'Profile, label, rank and last log-in of the signed-in account',
  method: 'GET',
  path: '/wps/member/info',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({}),
  value: z.object({
    id: z.number(),
    account: z.string(),
    nickname: z.string(),
    /** The number of the account kind; see account-kinds.ts. */
    type: z.number(),
    /** Masked: only what its owner needs to recognise it. */
    mobile: z.string().nullish(),
    email: z.string().nullish(),
    /** Epoch milliseconds. */
    regDate: z.number(),
    /** Username of the account directly above, if transfers to it are allowed. */
    toUpline: z.string().nullish(),
    clubLabel: z
      .object({ labelName: z.string(), color: z.string(), color2: z.string(), rankLevel: z.number() })
      .nullish(),
    memberLabel: z.array(z.object({ labelName: z.string() })).default([]),
    /** Epoch milliseconds and masked address of the log-in before this one. */
    lastLogin: z.object({ at: z.number(), ip: z.string() }).nullish(),
    hasPaymentPassword: z.boolean(),
  }),
  errors: ['login.not.session'],
  origin: 'specification',
})
