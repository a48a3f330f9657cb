import { defineModule, sessionEndpoint } from '@playhouse/gateway/module'
import * as z from 'zod'

/** An endpoint that Lotus House has added to its platform. The gateway calls it with the member's token, and checks what it says. */
const loyaltyStatus = sessionEndpoint({
  summary: 'The member’s stamps and the next treat',
  path: '/wps/lotus/loyalty',
  moduleId: 'LOYALTY',
  feature: 'core',
  value: z.object({ stamps: z.number().int().min(0), needed: z.number().int().min(1), treat: z.string() }),
})

export default defineModule({
  name: 'loyalty',
  schema: `
    "A member's card of stamps."
    type Loyalty {
      stamps: Int!
      "Stamps for the next treat."
      needed: Int!
      treat: String!
    }

    extend type Query {
      loyalty: Loyalty @access(to: MEMBER)
    }
  `,
  endpoints: { loyaltyStatus },
  resolvers: {
    Query: { loyalty: (_source, _args, context) => context.readOwn(loyaltyStatus, {}) },
  },
})
