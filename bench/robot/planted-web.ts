import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { ROOT } from '../../scripts/lib/settings.ts'

const WEB = join(ROOT, 'apps/web')

/** Builds the site with other sources of some of its modules. @param out folder in place of `apps/web/dist` */
export async function buildPlantedWeb(sources: ReadonlyMap<string, string>, out: string): Promise<void> {
  const planted: Plugin = {
    name: 'planted-sources',
    enforce: 'pre',
    load: (id) => sources.get(id.split('?')[0] ?? id),
  }
  process.env.WEB_OUT = out
  const options: InlineConfig = {
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    plugins: [planted],
    logLevel: 'error',
  }
  await build(options)
  await build({ ...options, build: { ssr: 'src/app/entry-server.tsx' } })
  delete process.env.WEB_OUT
}
