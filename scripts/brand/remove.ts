import { copyFileSync, constants, existsSync } from 'node:fs'
import { type CellFolder, listedBrands, withoutBrand, writeBrands } from './cell.ts'
import { clientPrograms, exportDatabase } from '../../apps/platform/src/db/cells/database-export.ts'
import { AdminServer, getDatabaseName, isSameServer } from '../../apps/platform/src/db/cells/admin-server.ts'

interface Removal {
  adminUrl: string
  code: string
  brandsFile: string
  folder: CellFolder
  /** Where the rows go; settings go beside it. */
  exportFile: string
  withSecrets: boolean
}

/**
 * Exports a brand whose platform is stopped, and removes its entry, database, role and folder. After an interruption another call goes on.
 * @returns the files of the export; none if the database is gone, as after an interruption
 * @throws Error; until the export is complete nothing is removed
 */
export async function removeBrand({
  adminUrl,
  code,
  brandsFile,
  folder,
  exportFile,
  withSecrets,
}: Removal): Promise<string[]> {
  const name = getDatabaseName(code)
  if (!folder.exists) throw new Error(`There is no brand ${code} in ${folder.path}.`)
  if (!isSameServer(folder.variables().DATABASE_URL ?? '', adminUrl))
    throw new Error(`The brand ${code} is on another server than ADMIN_DATABASE_URL names.`)
  return AdminServer.with(adminUrl, async (server) => {
    const exported = (await server.hasDatabase(name)) ? await exportBrand(server) : []
    folder.startRemoval()
    const listed = listedBrands(brandsFile)
    if (listed.brands[code]) writeBrands(brandsFile, withoutBrand(listed, code))
    await server.drop(name)
    folder.remove()
    return exported
  })

  async function exportBrand(server: AdminServer): Promise<string[]> {
    const programs = clientPrograms(await server.version())
    const copies = [
      { from: folder.settingsFile, to: `${exportFile}.env` },
      ...(withSecrets ? [{ from: folder.secretsFile, to: `${exportFile}.secrets.env` }] : []),
    ].filter(({ from }) => existsSync(from))
    for (const { to } of copies) if (existsSync(to)) throw new Error(`${to} exists already. Name another file.`)
    await refuseInUse(server)
    // Log-ins are refused first, because writes after the export would be lost.
    await server.allowLogIn(name, false)
    try {
      await refuseInUse(server)
      await exportDatabase(programs, { adminUrl, name, file: exportFile })
      for (const { from, to } of copies) copyFileSync(from, to, constants.COPYFILE_EXCL)
    } catch (error) {
      await server.allowLogIn(name, true)
      throw error
    }
    return [exportFile, ...copies.map(({ to }) => to)]
  }

  async function refuseInUse(server: AdminServer): Promise<void> {
    const sessions = await server.sessions(name)
    if (sessions > 0)
      throw new Error(`The database ${name} is in use by ${sessions} sessions: stop the brand's platform first.`)
  }
}
