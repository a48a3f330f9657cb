import { defineConfig } from '@graphql-mesh/compose-cli'
import { loadJSONSchemaSubgraph } from '@omnigraph/json-schema'

import { readFixtures } from '../fixtures.ts'

const fixtures = readFixtures()

/** Sample to derive types from: entries with empty fields come last. */
function sample(name: string): unknown {
  return JSON.parse(fixtures[name] ?? '', (_key, value: unknown) => {
    const empty = (entry: unknown) => Object.values(entry ?? {}).filter((held) => held === null).length
    return Array.isArray(value) ? value.toSorted((a, b) => empty(a) - empty(b)) : value
  })
}

/** A GET of the platform with its recorded response. */
function get(field: string, name: string, path: string) {
  return {
    type: 'Query' as const,
    field,
    method: 'GET' as const,
    path,
    responseSample: sample(name),
    responseTypeName: field,
  }
}

const STUB = 'http://127.0.0.1:4420'

/** Endpoints for Hive Gateway: the five that the home screen calls. */
export const composeConfig = defineConfig({
  subgraphs: [
    {
      sourceHandler: loadJSONSchemaSubgraph('platform', {
        endpoint: STUB,
        operations: [
          get('status', 'status', '/wps/system/status?url={args.url}'),
          get('vendors', 'vendors', '/wps/relay/GCSGAME_newGameVendor'),
          get('banners', 'banners', '/wps/relay/MCSFE_getListAnnouncements?types={args.types}'),
          get('hot', 'hot', '/wps/relay/GCSGAME_hotGamesV2?limit={args.limit}'),
          get(
            'games',
            'RNG',
            '/wps/relay/GCSGAME_gameList?gameType={args.gameType}&pageNo={args.pageNo}&pageSize={args.pageSize}&sort={args.sort}',
          ),
        ],
      }),
    },
  ],
})
