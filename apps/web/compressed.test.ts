import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compress, compressed, HASHED } from './compressed.ts'

const TEXT = 'const answer = 42\n'.repeat(200)

test('a bundle has gzip of all texts and Brotli of those without a hash; the last step adds the other Brotli', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'playhouse-compressed-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'assets'))
  for (const path of ['robots.txt', 'assets/app-1a2b3c.js']) writeFileSync(join(dir, path), TEXT)
  writeFileSync(join(dir, 'assets/small-1a2b3c.js'), 'export {}')

  await (compressed.writeBundle as (options: { dir: string }) => Promise<void>)({ dir })
  expect(readdirSync(join(dir, 'assets')).toSorted()).toEqual(['app-1a2b3c.js', 'app-1a2b3c.js.gz', 'small-1a2b3c.js'])
  expect(gunzipSync(readFileSync(join(dir, 'assets/app-1a2b3c.js.gz'))).toString()).toBe(TEXT)
  expect(brotliDecompressSync(readFileSync(join(dir, 'robots.txt.br'))).toString()).toBe(TEXT)

  await compress(dir, HASHED)
  expect(readdirSync(join(dir, 'assets')).filter((name) => !name.endsWith('.js'))).toEqual([
    'app-1a2b3c.js.br',
    'app-1a2b3c.js.gz',
  ])
  expect(brotliDecompressSync(readFileSync(join(dir, 'assets/app-1a2b3c.js.br'))).toString()).toBe(TEXT)
})
