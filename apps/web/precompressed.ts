import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this a compressed file saves no packet. */
const LEAST_BYTES = 1_000
const TEXTS = '**/*.{js,css,svg,txt}'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes each text of the built folder beside itself as `.br` and `.gz`, as small as either can make it: once here, instead of
 * hastily for each visitor. Whoever serves the folder hands them out (the gateway by `preCompressed`).
 */
export const precompressed: Plugin = {
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await Promise.all(
      globSync(TEXTS, { cwd: dir }).map(async (file) => {
        const path = join(dir, file)
        const content = await readFile(path)
        if (content.length < LEAST_BYTES) return
        await writeFile(`${path}.br`, await brotli(content, { params }))
        await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }))
      }),
    )
  },
}
