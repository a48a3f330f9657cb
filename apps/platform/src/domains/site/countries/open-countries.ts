import { stat } from 'node:fs/promises'
import { ConfigError } from '@playhouse/server/environment.ts'
import type { FastifyBaseLogger } from 'fastify'
import { type CountryOf, getLocalCountry } from '../system-status.ts'
import { type CountryTable, readCountryTable } from './country-table.ts'

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>

/** A file that was replaced is noticed by the calls after this long. */
const LOOK_EVERY_MS = 5_000

/**
 * Countries by a file of address ranges, which may be replaced while the platform runs; a new one that cannot be read leaves the old one in
 * force. Addresses that no range has, and all without a file, are those of `getLocalCountry`. @throws ConfigError for a file that cannot be read at the start
 */
export async function openCountries(
  path: string | undefined,
  log: Log,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<CountryOf> {
  return path === undefined ? getLocalCountry : followFile(path, log, lookEveryMs)
}

async function followFile(path: string, log: Log, lookEveryMs: number): Promise<CountryOf> {
  const read = async (version: string): Promise<CountryTable> => {
    const from = performance.now()
    const table = await readCountryTable(path)
    const ms = Math.round(performance.now() - from)
    log.info({ ranges: table.size, ms, version }, 'the ranges of countries are loaded')
    return table
  }
  let version = await readVersion(path).catch(refuseFile)
  let table = await read(version).catch(refuseFile)
  let nextLookAt = performance.now() + lookEveryMs
  let isLooking = false

  async function look(): Promise<void> {
    try {
      const found = await readVersion(path)
      if (found === version) return
      version = found
      table = await read(found)
    } catch (error) {
      log.error({ err: error }, 'the ranges of countries cannot be read; those of before stay in force')
    } finally {
      isLooking = false
      nextLookAt = performance.now() + lookEveryMs
    }
  }

  return (address) => {
    if (!isLooking && performance.now() >= nextLookAt) {
      isLooking = true
      void look()
    }
    return table.find(address) ?? getLocalCountry(address)
  }
}

const refuseFile = (error: unknown): never => {
  throw new ConfigError([`COUNTRY_RANGES_FILE: ${error instanceof Error ? error.message : String(error)}`])
}

async function readVersion(path: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(path)
  return `${ino} ${mtimeMs} ${size}`
}
