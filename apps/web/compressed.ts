import { globSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this a compressed file saves no packet. */
const LEAST_BYTES = 1_000
const TEXTS = '**/*.{js,css,svg,txt}'
/** Names with a hash of the content: whatever stands beside such a file belongs to it. */
export const HASHED = 'assets/**/*.{js,css,svg,txt}'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/**
 * Writes each text of the built folder beside itself as `.gz`, and those without a hash in their name as `.br`: once here, instead of for
 * each visitor. Brotli of the others takes a third of a build's processor time, so `compress.ts` does it, which a demo runs once its site is open.
 * Whoever serves the folder hands out what is there (the gateway by `preCompressed`).
 */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const hashed = new Set(globSync(HASHED, { cwd: dir }))
    await eachText(dir, TEXTS, async (path, content) => {
      await writeFile(`${join(dir, path)}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }))
      if (!hashed.has(path)) await writeBrotli(join(dir, path), content)
    })
  },
}

/** Writes the matching files of a built folder beside themselves as `.br`, as small as they get. */
export const compress = (dir: string, pattern: string): Promise<void> =>
  eachText(dir, pattern, (path, content) => writeBrotli(join(dir, path), content))

async function eachText(dir: string, pattern: string, work: (path: string, content: Buffer) => Promise<void>) {
  await Promise.all(
    globSync(pattern, { cwd: dir }).map(async (path) => {
      const content = await readFile(join(dir, path))
      if (content.length >= LEAST_BYTES) await work(path, content)
    }),
  )
}

/** In one step, because the folder may be served. */
async function writeBrotli(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.part`, await brotli(content, { params }))
  await rename(`${path}.part`, `${path}.br`)
}
