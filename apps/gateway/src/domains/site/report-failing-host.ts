import type { ReportFailingHostInput } from '@playhouse/schema/types.generated.ts'
import { publicMutation } from '../base/mutation.ts'
import { imageHosts } from './pictures.ts'

/** Records that one of the brand's hosts fails for this caller. Ignores other hosts. */
export const reportFailingHost = publicMutation(async (_platform, { host }: ReportFailingHostInput, context) => {
  const { info } = await context.brand()
  const { origin } = new URL(host)
  const known = [...info.imageCDNs, ...info.launchGameCDNs].filter((one) => new URL(one).origin === origin)
  for (const one of known) context.failingHosts.report(one, context.reporter)
  return { __typename: 'ReportFailingHostSuccess' as const, imageHosts: (await imageHosts(context)).ranked() }
})
