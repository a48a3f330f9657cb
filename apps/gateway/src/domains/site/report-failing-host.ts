import type { ReportFailingHostInput } from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import { catchProblem } from '../base/results.ts'
import { imageHosts } from './pictures.ts'

/** Records that one of the brand's hosts fails for this caller. Ignores other hosts. */
export function reportFailingHost(context: Context, { host }: ReportFailingHostInput) {
  return catchProblem(context, async () => {
    const { info } = await context.brand()
    const { origin } = new URL(host)
    const known = [...info.imageCDNs, ...info.launchGameCDNs].filter((one) => new URL(one).origin === origin)
    for (const one of known) context.failingHosts.report(one, context.reporter)
    return { __typename: 'ReportFailingHostSuccess' as const, imageHosts: (await imageHosts(context)).ranked() }
  })
}
