import { fileURLToPath } from 'node:url'

import type { Launch } from './server.ts'
import { byHash, byText, everyCall, gets, homeDocument, VARIABLES } from './screen.ts'
import { HIVE_QUERY } from './hive-query.ts'

/** A way to serve the home screen. */
export interface Variant {
  id: string
  name: string
  launch: Launch
  screen: readonly Buffer[]
  /** How responses are normalized for comparison. */
  answers: 'home' | 'hive' | 'calls'
  /** Id of the hand-written route that it is compared with; `3` by default. */
  anchor?: string
}

/** Shortest fresh time in the gateway's public cache. */
const KEEP_MS = '15000'
export const KEY = 'bench:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** URLs of the stub, and of one whose responses always differ. */
export interface Platforms {
  same: string
  changing: string
}

export const gatewayLaunch = (platformUrl: string, env: Record<string, string> = {}): Launch => ({
  args: [at('./playhouse.ts')],
  env: {
    PLATFORM_URL: platformUrl,
    DEMO: 'true',
    COOKIE_KEYS: KEY,
    SITE_ORIGIN: 'http://localhost:4200',
    RATE_LIMIT_PER_MINUTE: '100000000',
    RATE_LIMIT_PER_SESSION: '100000000',
    CONCURRENT_PER_ADDRESS: '100000000',
    CONCURRENT_PER_SESSION: '100000000',
    LIVE_STREAMS_PER_ADDRESS: '1000',
    OPERATION_LIMIT_FACTOR: '100000000',
    LOG_LEVEL: 'warn',
    ...env,
  },
  core: 'server',
})

/** All variants in table order. */
export function variants({ same: platformUrl, changing }: Platforms): Variant[] {
  const node = (script: string, env: Record<string, string>): Launch => ({
    args: [at(script)],
    env: { PLATFORM_URL: platformUrl, ...env },
    core: 'server',
  })
  const gateway = (env: Record<string, string>): Launch => gatewayLaunch(platformUrl, env)
  return [
    {
      id: '1n',
      name: 'Playhouse, public cache off, every platform response different',
      launch: gateway({ PUBLIC_CACHE: 'off', PLATFORM_URL: changing }),
      screen: byHash(),
      answers: 'home',
      anchor: '3n',
    },
    {
      id: '3n',
      name: 'Route by hand, every platform response different',
      launch: node('./peers/by-hand.ts', { PLATFORM_URL: changing }),
      screen: gets(['/home']),
      answers: 'home',
      anchor: '3n',
    },
    {
      id: '1',
      name: 'Playhouse, public cache off, identical responses',
      launch: gateway({ PUBLIC_CACHE: 'off' }),
      screen: byHash(),
      answers: 'home',
    },
    { id: '2', name: 'Playhouse, cache on', launch: gateway({}), screen: byHash(), answers: 'home' },
    {
      id: '3',
      name: 'Route by hand, no GraphQL',
      launch: node('./peers/by-hand.ts', {}),
      screen: gets(['/home']),
      answers: 'home',
    },
    {
      id: '3c',
      name: 'Route by hand, with the same cache',
      launch: node('./peers/by-hand.ts', { KEEP_MS }),
      screen: gets(['/home']),
      answers: 'home',
    },
    {
      id: '4',
      name: 'Mercurius with JIT',
      launch: node('./peers/mercurius.ts', {}),
      screen: byText(homeDocument().text, VARIABLES),
      answers: 'home',
    },
    {
      id: '5',
      name: 'Hive Gateway over JSON schema',
      launch: {
        command: at('./node_modules/.bin/hive-gateway'),
        args: [
          'supergraph',
          at('./node_modules/.supergraph.graphql'),
          '--config-path',
          at('./peers/gateway.config.ts'),
          '--fork',
          '1',
        ],
        env: { PLATFORM_URL: platformUrl },
        core: 'server',
      },
      screen: byText(HIVE_QUERY),
      answers: 'hive',
    },
    {
      id: '6',
      name: 'The client makes every call, through a proxy',
      launch: node('./peers/proxy.ts', {}),
      screen: everyCall(),
      answers: 'calls',
    },
  ]
}
