// Compresses the bundled pages, the last step of a build.
import { resolve } from 'node:path'
import { compress, HASHED } from './compressed.ts'

await compress(resolve(import.meta.dirname, process.env['WEB_OUT'] ?? 'dist', 'client'), HASHED)
