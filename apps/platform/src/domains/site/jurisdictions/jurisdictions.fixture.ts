import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import type { RuleName } from './rules.ts'

/** Writes a file for JURISDICTIONS_FILE. */
export function writeJurisdictions(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'jurisdictions-')), 'jurisdictions.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

/** A test of a rule, which docs/jurisdictions.md lists: write both texts as literals. */
export const testRule = (_rule: RuleName, title: string, run: () => Promise<void>): void => test(title, run)
