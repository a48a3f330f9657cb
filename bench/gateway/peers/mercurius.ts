// Mercurius with compiled execution over the same schema and the same calls. PORT, PLATFORM_URL.
import compress from '@fastify/compress'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { fastify } from 'fastify'
import { mercurius } from 'mercurius'
import type { BannersResponse, GamesResponse, HotResponse, StatusResponse, VendorsResponse } from './responses.ts'
import { ask } from './ask.ts'
import { pickGame, pickSite, pickVendors } from './picks.ts'

/** Calls of one request; fields share a call. */
interface Context {
  status: () => Promise<StatusResponse>
  vendors: () => Promise<VendorsResponse>
}

function once<T>(name: string): () => Promise<T> {
  let response: Promise<T> | undefined
  return () => (response ??= ask<T>(name))
}

const app = fastify()
await app.register(compress, { threshold: 1_024, syncThreshold: 128 * 1024 })
await app.register(mercurius, {
  schema: TYPE_DEFINITIONS,
  resolvers: {
    Query: {
      site: async (_root: unknown, _args: unknown, { status, vendors }: Context) =>
        pickSite(...(await Promise.all([status(), vendors(), ask<BannersResponse>('banners')]))),
      viewer: () => null,
      hotGames: async (_root: unknown, _args: unknown, { status }: Context) => {
        const [known, hot] = await Promise.all([status(), ask<HotResponse>('hot')])
        return hot.value.list.map((game) => pickGame(game, known))
      },
      lobby: (_root: unknown, { id }: { id?: string }) => ({ id: id ?? null }),
    },
    Lobby: {
      vendors: async (_lobby: unknown, _args: unknown, { status, vendors }: Context) =>
        pickVendors(...(await Promise.all([vendors(), status()]))),
      games: async ({ id }: { id: string }, _args: unknown, { status }: Context) => {
        const [known, { value }] = await Promise.all([status(), ask<GamesResponse>(id)])
        return { totalCount: value.totalCount, nodes: value.games.map((game) => pickGame(game, known)) }
      },
    },
  },
  context: (): Context => ({ status: once('status'), vendors: once('vendors') }),
  jit: 1,
  path: '/graphql',
})

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
