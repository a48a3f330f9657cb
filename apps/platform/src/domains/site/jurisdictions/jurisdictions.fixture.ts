import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Writes a file for JURISDICTIONS_FILE. */
export function writeJurisdictions(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'jurisdictions-')), 'jurisdictions.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}
