import { request } from '@playwright/test'
import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { exampleVariables } from '../../apps/gateway/test/examples.ts'
import { MIDDLE_AGENT } from '../../apps/platform/seed/demo-accounts.ts'
import { send, startSession } from './sessions.ts'

/**
 * Asks every query of the web in Vietnamese, as an agent, who may ask all of them. The tests, in English, ask the same processes after it: what
 * they prepare may not depend on the language of a request.
 */
export async function readInVietnamese(siteUrl: string): Promise<void> {
  const context = { request: await request.newContext({ extraHTTPHeaders: { 'x-language': 'VI' } }) }
  await startSession(context, MIDDLE_AGENT, siteUrl)
  for (const { name, type, text } of Object.values(registered))
    if (type === 'query') await send(context, siteUrl, name, exampleVariables(text))
  await context.request.dispose()
}
