import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { freePort } from '../../apps/platform/test/server.ts'
import { startPart, waitUntilReady } from './parts.ts'
import type { Run } from './run.ts'
import { ROOT } from './settings.ts'

const CLIENT_ID = 'playhouse'

/** True unless PLAY_IDENTITIES=off says otherwise, or an operator's own issuers are named. */
const wanted = () => process.env.PLAY_IDENTITIES !== 'off' && !process.env.GOOGLE_ISSUER && !process.env.FACEBOOK_ISSUER

/**
 * Starts the play issuer, which stands in for Google and Facebook with invented people, on a port of its own choice.
 * @param siteOrigins as the platform has them
 * @returns the platform's settings that go with it; none where it is not wanted
 */
export async function startPlayIdentities(
  run: Run,
  { siteOrigins, logs }: { siteOrigins: string; logs: string | undefined },
): Promise<Record<string, string>> {
  if (!wanted()) return {}
  const port = await freePort()
  const secret = randomBytes(24).toString('base64url')
  const issuer = run.keep(
    startPart({
      name: 'play-issuer',
      args: [join(ROOT, 'apps/platform/src/play-issuer/main.ts')],
      env: {
        DEMO: 'true',
        HOST: '127.0.0.1',
        PORT: String(port),
        SITE_ORIGINS: siteOrigins,
        CLIENT_ID,
        CLIENT_SECRET: secret,
      },
      ...(logs ? { logs } : {}),
    }),
  )
  await waitUntilReady(issuer, `http://127.0.0.1:${port}/readyz`)
  const settingsOf = (name: string) => ({
    [`${name.toUpperCase()}_ISSUER`]: `http://localhost:${port}/${name}`,
    [`${name.toUpperCase()}_CLIENT_ID`]: CLIENT_ID,
    [`${name.toUpperCase()}_CLIENT_SECRET`]: secret,
  })
  return { ...settingsOf('google'), ...settingsOf('facebook'), SOCIAL_PLAY: 'true' }
}
