// The practical limit: one route with the same calls and fields, without GraphQL. PORT, PLATFORM_URL, KEEP_MS.
import { fastify } from 'fastify'
import { RAILS } from '../calls.ts'
import type { BannersAnswer, GamesAnswer, HotAnswer, StatusAnswer, VendorsAnswer } from './answers.ts'
import { ask } from './ask.ts'
import { homeOf } from './home.ts'

const app = fastify()

app.get('/home', async () => {
  const [status, vendors, banners, hot, ...rails] = await Promise.all([
    ask<StatusAnswer>('status'),
    ask<VendorsAnswer>('vendors'),
    ask<BannersAnswer>('banners'),
    ask<HotAnswer>('hot'),
    ...RAILS.map((rail) => ask<GamesAnswer>(rail)),
  ])
  return { data: homeOf({ status, vendors, banners, hot, rails }) }
})

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
