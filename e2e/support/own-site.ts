import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { runToEnd } from '../../scripts/lib/parts.ts'
import { ROOT } from '../../scripts/lib/settings.ts'
import { startTestStack } from '../../scripts/testing/stack.ts'

interface OwnSite {
  /** Environment of the web's build. */
  build: Record<string, string>
  /** A Vite configuration in place of the web's own. */
  config?: string
  /** SQL that changes the data before the site starts. */
  sql?: string
  /** Environment of platform and gateway. */
  env?: Record<string, string>
}

/** Builds the web with other settings and starts a site with it. */
export async function startOwnSite({
  build,
  config,
  sql,
  env,
}: OwnSite): Promise<{ url: string; stop: () => Promise<void> }> {
  const webRoot = mkdtempSync(join(tmpdir(), 'playhouse-web-'))
  for (const part of [[], ['--ssr', 'src/app/entry-server.tsx']]) {
    await runToEnd({
      name: 'web-build',
      args: [
        join(ROOT, 'node_modules/vite/bin/vite.js'),
        'build',
        ...part,
        ...(config === undefined ? [] : ['--config', config]),
      ],
      env: { ...build, WEB_OUT: webRoot },
      cwd: join(ROOT, 'apps/web'),
      logs: webRoot + '-logs',
    })
  }
  const database = await scratchDatabase({ template: 'world' })
  if (sql) {
    const { $client } = openDatabase(database.url, { max: 1 })
    await $client.query(sql)
    await $client.end()
  }
  const stack = await startTestStack(database.url, { webRoot, ...(env && { env }) })
  return {
    url: stack.siteUrl,
    stop: async () => {
      await stack.stop()
      await database.drop()
      for (const folder of [webRoot, `${webRoot}-logs`]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
