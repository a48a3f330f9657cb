// The play issuer as a process of its own, for `npm start` and `npm run dev`.
import { readEnvironment } from '@playhouse/shared/environment.ts'
import { DEMO_VARIABLE } from '@playhouse/shared/secrets.ts'
import closeWithGrace from 'close-with-grace'
import * as z from 'zod'
import { startPlayIssuer } from './play-issuer.ts'

const env = readEnvironment(
  z.object({
    ...DEMO_VARIABLE,
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(1).max(65_535).default(4205),
    SITE_ORIGINS: z.string(),
    CLIENT_ID: z.string(),
    CLIENT_SECRET: z.string(),
  }),
  process.env,
)

// It asks nobody for a password.
if (!env.DEMO) throw new Error('The play issuer runs in a demo only: set DEMO=true.')
const issuer = await startPlayIssuer({
  host: env.HOST,
  port: env.PORT,
  siteOrigins: env.SITE_ORIGINS.split(','),
  clientId: env.CLIENT_ID,
  clientSecret: env.CLIENT_SECRET,
})
closeWithGrace(async () => issuer.close())
