import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newDatabase, type ScratchDatabase } from '@playhouse/testing/database-server.ts'
import { openDatabase, type Database } from '@playhouse/postgres/database.ts'
import { partnerCommand } from '../../apps/gateway/src/partners/command.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { ROOT } from '../../scripts/lib/settings.ts'
import { startTestStack, type TestStack } from '../../scripts/testing/stack.ts'
import { plant, plantedSources } from '../chaos/defects.ts'
import { type RobotDefect, webSources } from './defects.ts'
import { buildPlantedWeb } from './planted-web.ts'
import { makeCast, OPERATORS, type Player } from './cast.ts'

export const PAYMENTS_SECRET = 'the payment providers of the robots'
// The site's parts take it from the environment.
process.env.PAYMENTS_SECRET = PAYMENTS_SECRET

/** The demo's world with the cast, of which each play gets a copy. */
export interface Origin {
  players: readonly Player[]
  copy(): Promise<ScratchDatabase>
  drop(): Promise<void>
}

export async function makeOrigin(): Promise<Origin> {
  const world = await scratchDatabase({ template: 'world' })
  const players = await makeCast(world.url)
  const name = new URL(world.url).pathname.slice(1)
  return {
    players,
    copy: () =>
      newDatabase(async (admin, copy) => {
        await admin.query(`CREATE DATABASE ${copy} TEMPLATE ${name} STRATEGY FILE_COPY`)
      }),
    drop: world.drop,
  }
}

/** A running site over a copy of the origin. */
export interface RobotSite extends TestStack {
  partner: { key: string; documentId: string }
  database: Database
  databaseUrl: string
  /** Ends of the parts' logs. */
  lastLines(): string
}

const operatorToken = (name: string) => `${name}-robot-operator-token-not-a-secret`
export const operatorTokens = OPERATORS.map((name) => ({ name, token: operatorToken(name) }))

export async function openSite(origin: Origin, defect?: RobotDefect): Promise<RobotSite> {
  const copy = await origin.copy()
  const logs = mkdtempSync(join(tmpdir(), 'playhouse-robot-'))
  const pages = webSources(defect ? plantedSources(defect) : new Map())
  const webRoot = pages.size > 0 ? mkdtempSync(join(tmpdir(), 'playhouse-robot-web-')) : undefined
  if (webRoot) await buildPlantedWeb(pages, webRoot)
  const partner = await addPartner(join(logs, 'partners.json'))
  const stack = await startTestStack(copy.url, {
    logs,
    hasSecondProvider: true,
    ...(webRoot && { webRoot }),
    env: {
      ...(defect && (await plant(defect, copy.url))),
      OPERATOR_TOKEN: operatorTokens.map(({ name, token }) => `${name}:${token}`).join(','),
      HUMAN_CHECK: 'false',
      LOG_LEVEL: 'warn',
    },
  })
  const database = openDatabase(copy.url, { max: 6 })
  return {
    ...stack,
    partner,
    database,
    databaseUrl: copy.url,
    lastLines: () =>
      readdirSync(logs)
        .map(
          (file) => `${file}:\n${readFileSync(join(logs, file), 'utf8').trimEnd().split('\n').slice(-15).join('\n')}`,
        )
        .join('\n'),
    stop: async () => {
      await stack.stop()
      await database.$client.end()
      await copy.drop()
      for (const folder of [logs, webRoot]) if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}

const PARTNER_DOCUMENT = join(ROOT, 'docs/partner-client/jackpots.graphql')

/** Another program, with a key and a document of its own. @param file of the gateway's partners */
async function addPartner(file: string): Promise<RobotSite['partner']> {
  const run = async (...args: string[]) => (await partnerCommand(args, file)).at(-1) ?? ''
  const key = await run('create', 'robots', '--name', 'Robots')
  const [documentId = ''] = (await run('documents', 'robots', PARTNER_DOCUMENT)).split(' ')
  // The site's parts take it from the environment.
  process.env.PARTNERS_FILE = file
  return { key, documentId }
}
