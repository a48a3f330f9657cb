import { lotteryOf } from '@playhouse/engines/lottery/games.ts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { LotteryTicketScreenDocument } from './ticket-screen.generated.ts'
import { LotteryTicketsScreenDocument } from './tickets-screen.generated.ts'

export const SHOWN = ['', 'open', 'won'] as const

const paramsOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams

export function loader(args: LoaderFunctionArgs) {
  const params = paramsOf(args)
  const asked = params.get('code') ?? ''
  const code = lotteryOf(asked) ? asked : ''
  const show = SHOWN.find((one) => one === params.get('show')) ?? ''
  const after = /^\d{1,18}$/.exec(params.get('after') ?? '')?.[0] ?? ''
  const variables = {
    code: code || null,
    openOnly: show === 'open',
    wonOnly: show === 'won',
    after: after || null,
  }
  return { ...networkOnlyLoader(LotteryTicketsScreenDocument, variables), code, show, after }
}

export function ticketLoader(args: LoaderFunctionArgs) {
  const params = paramsOf(args)
  const asked = Number(params.get('page') ?? 1)
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  return {
    ...networkOnlyLoader(LotteryTicketScreenDocument, { id: args.params['id'] ?? '', page }),
    draw: params.get('draw') ?? '',
  }
}
