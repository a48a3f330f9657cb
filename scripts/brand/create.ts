import { openDatabase } from '@playhouse/postgres/database.ts'
import { randomBytes } from 'node:crypto'
import { readConfig } from '../../apps/platform/src/config.ts'
import { makeBrand } from '../../apps/platform/src/db/brand/make-brand.ts'
import { migrateDatabase } from '../../apps/platform/src/db/migrate.ts'
import { createFirstAgent } from '../../apps/platform/src/domains/people/registration/create-agent.ts'
import { makeAdmin } from '../../apps/platform/src/office/kit/operator-accounts.ts'
import { type CellFolder, listedBrands, withBrand, writeBrands } from './cell.ts'
import { AdminServer, brandUrl, getDatabaseName, isSameServer } from '../../apps/platform/src/db/cells/admin-server.ts'

export interface NewBrand {
  /** An administrator's address on the server that gets the database. */
  adminUrl: string
  code: string
  name: string
  /** Where visitors reach the site, without port. */
  host: string
  siteOrigin: string
  /** Folder of its built web. */
  webRoot: string
  /** Origin of pictures. */
  mediaHost: string
  port: number
  operatorPort: number
  /** Where gateways reach the platform. */
  platformUrl: string
  /** Username of the first agent. */
  agent: string
  /** Name of the first operator. */
  operator: string
  brandsFile: string
  folder: CellFolder
}

interface FirstLogIns {
  agent: { username: string; password: string; affiliateCode: string | null }
  operator: { name: string; token: string }
}

/**
 * Makes a brand with a database, a role and secrets of its own; the entry that makes gateways serve it is the last step. After an
 * interruption the same call goes on where it ended.
 * @param tell shows what is stored nowhere else; again after an interruption
 * @throws Error that says what is in the way; what was there before is unchanged
 */
export async function createBrand(brand: NewBrand, tell: (logIns: FirstLogIns) => void): Promise<void> {
  const { adminUrl, code, folder, operator } = brand
  const name = getDatabaseName(code)
  const listed = listedBrands(brand.brandsFile)
  if (listed.brands[code]) throw new Error(`There is a brand ${code} in ${brand.brandsFile} already.`)
  if (folder.exists && folder.agentPassword === undefined)
    throw new Error(`There is a brand in ${folder.path} already.`)
  if (folder.isBeingRemoved) throw new Error(`The brand ${code} is being removed. Finish with remove.`)
  // Refuses hosts and addresses of other brands before anything is made.
  withBrand(listed, { ...brand, file: brand.brandsFile })
  await AdminServer.with(adminUrl, async (server) => {
    if (!folder.exists) {
      for (const [what, exists] of Object.entries({
        role: await server.hasRole(name),
        database: await server.hasDatabase(name),
      }))
        if (exists) throw new Error(`The server has a ${what} ${name} already, which is of no brand in ${folder.path}.`)
      folder.create(brandUrl(adminUrl, name, randomBytes(24).toString('hex')), operator)
    }
    folder.writeSettings(getSettings(brand))
    const { DATABASE_URL: url = '', OPERATOR_TOKEN = '' } = folder.variables()
    if (!isSameServer(url, adminUrl)) throw new Error(`The brand ${code} was begun on another server.`)
    if (!OPERATOR_TOKEN.startsWith(`${operator}:`))
      throw new Error(`The brand ${code} was begun with another operator: ${OPERATOR_TOKEN.split(':')[0]}.`)
    // Says what the platform would refuse at its start.
    readConfig(folder.variables())

    if (!(await server.hasRole(name))) await server.createRole(name, new URL(url).password)
    if (!(await server.hasDatabase(name))) await server.createDatabase(name)
    // The database may be there without it.
    await server.closeToOthers(name)
    await migrateDatabase(url)
    await makeBrand(url, { code, name: brand.name })
    const agent = await makeFirstAccounts(url, brand)
    tell({ agent, operator: { name: operator, token: OPERATOR_TOKEN.slice(operator.length + 1) } })
    writeBrands(brand.brandsFile, withBrand(listedBrands(brand.brandsFile), { ...brand, file: brand.brandsFile }))
    folder.forgetAgentPassword()
  })
}

const getSettings = ({ siteOrigin, mediaHost, port, operatorPort }: NewBrand) => ({
  NODE_ENV: 'production',
  PORT: String(port),
  OPERATOR_PORT: String(operatorPort),
  SITE_ORIGINS: siteOrigin,
  MEDIA_HOSTS: mediaHost,
})

async function makeFirstAccounts(
  url: string,
  { agent: username, operator, folder }: NewBrand,
): Promise<FirstLogIns['agent']> {
  const password = folder.agentPassword ?? ''
  const database = openDatabase(url, { max: 2 })
  try {
    const agent = await createFirstAgent(database, { username, password })
    await makeAdmin(database, operator)
    return { ...agent, password }
  } finally {
    await database.$client.end()
  }
}
