// Loaded into processes of a platform with a planted defect (`--import`): gives modules another source.
import { registerHooks } from 'node:module'

const planted = JSON.parse(process.env.PLANTED_MODULES ?? '{}') as Record<string, string>

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const source = planted[url]
    return source === undefined ? loaded : { ...loaded, source }
  },
})
