// The practical limit: one route with the same calls, validation and fields, without GraphQL. PORT, PLATFORM_URL, KEEP_MS.
import compress from '@fastify/compress'
import { fastify } from 'fastify'
import { RAILS } from '../calls.ts'
import type { BannersResponse, GamesResponse, HotResponse, StatusResponse, VendorsResponse } from './responses.ts'
import { ask } from './ask.ts'
import { getHome } from './home.ts'

const app = fastify()
await app.register(compress, { threshold: 1_024, syncThreshold: 128 * 1024 })

app.get('/home', async () => {
  const [status, vendors, banners, hot, ...rails] = await Promise.all([
    ask<StatusResponse>('status'),
    ask<VendorsResponse>('vendors'),
    ask<BannersResponse>('banners'),
    ask<HotResponse>('hot'),
    ...RAILS.map((rail) => ask<GamesResponse>(rail)),
  ])
  return { data: getHome({ status, vendors, banners, hot, rails }) }
})

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
