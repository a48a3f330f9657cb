import { join } from 'node:path'
import { ROOT } from './settings.ts'

/** Lets the processes that this one starts share compiled code and find modules without looking for files (`quick-resolve.mjs`). */
export function speedUpNode(): void {
  if (process.env.NODE_COMPILE_CACHE) return
  process.env.NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compiled')
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${new URL('quick-resolve.mjs', import.meta.url)}`
}
