// The routes of `member-routes.ts`. PORT, PLATFORM_URL, KEEP_MS, COOKIE_KEYS.
import { buildMemberRoutes } from './member-routes.ts'

const { PORT, PLATFORM_URL = '', KEEP_MS = '0', COOKIE_KEYS = '' } = process.env
const app = await buildMemberRoutes({ platformUrl: PLATFORM_URL, keepMs: Number(KEEP_MS), cookieKeys: COOKIE_KEYS })
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
