import { launchGame } from '@playhouse/platform-api/games.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { COPPERLEAF_VENDOR } from '@playhouse/vendor-api/vendors/copperleaf/contract.ts'
import { openVendors } from '@playhouse/vendor-api/vendors/all.ts'
import { fastify } from 'fastify'
import { randomUUID } from 'node:crypto'
import { openTestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { importGames } from '../../apps/platform/src/domains/play/games/catalogue/import-games.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { copperleafRoutes } from '../../apps/simulators/src/copperleaf/app.ts'
import type { RoundResult } from '../../apps/simulators/src/copperleaf/play.ts'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'
import { startLossyProxy } from './lossy-proxy.fixture.ts'

export const GAME_ID = 900_001

/** Copperleaf's server over HTTP with the platform, as the demo runs them. What it sends to the operator may be lost. */
export async function openCopperleaf() {
  const [port, vendorPort] = [await freePort(), await freePort()]
  const harness = await openTestPlatform({
    template: 'empty',
    environment: { VENDOR_URL: `http://127.0.0.1:${vendorPort}`, LOG_INS_PER_HOUR: '1000' },
    prepare: async (made, url) => {
      await makeSmallWorld(made)
      await migrateSimulators(url)
    },
  })
  await harness.app.listen({ host: '127.0.0.1', port })
  const proxy = await startLossyProxy(() => `http://127.0.0.1:${port}`)
  const { config } = harness
  const database = openDatabase(config.databaseUrl)
  const app = fastify()
  await app.register(copperleafRoutes, { config: { ...config, seamlessUrl: proxy.url }, database })
  await app.listen({ host: '127.0.0.1', port: vendorPort })
  const vendors = openVendors({ baseUrl: config.vendorUrl, secret: config.seamlessSecret })
  await importGames(harness.database, await vendors.listGames(COPPERLEAF_VENDOR))
  const { token } = (await harness.call(login, { username: 'lan', password: PASSWORD })).value
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/play/copperleaf/page/${path}`, headers: { origin: 'null' }, payload })
  return {
    harness,
    database,
    app,
    proxy,
    vendors,
    token,
    post,
    async open() {
      const { game_url: url } = (await harness.call(launchGame, { nodeId: GAME_ID }, { token })).value.content
      const launchToken = new URL(url, 'http://vendor.test').pathname.replace('/play/copperleaf/', '')
      return { url, launchToken, opened: await post('open', { token: launchToken }) }
    },
    play: async (playToken: string, changed: object = {}): Promise<RoundResult> =>
      (await post('play', { playToken, roundKey: randomUUID(), bet: '1000', pick: 0, ...changed })).json(),
    async close() {
      await vendors.close()
      await app.close()
      await database.$client.end()
      await proxy.close()
      await harness.close()
    },
  }
}
