import { findLottery } from '@playhouse/engines/lottery/games.ts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { getAddress, startNetworkOnly } from '../../../graphql/screen-loader.ts'
import { LotteryTicketScreenDocument } from './ticket-screen.generated.ts'
import { LotteryTicketsScreenDocument } from './tickets-screen.generated.ts'

export const SHOWN = ['', 'open', 'won'] as const

export function loader(args: LoaderFunctionArgs) {
  const { search } = getAddress(args)
  const requested = search.get('code') ?? ''
  const code = findLottery(requested) ? requested : ''
  const show = SHOWN.find((one) => one === search.get('show')) ?? ''
  const after = /^\d{1,18}$/.exec(search.get('after') ?? '')?.[0] ?? ''
  const variables = {
    code: code || null,
    openOnly: show === 'open',
    wonOnly: show === 'won',
    after: after || null,
  }
  return { ...startNetworkOnly(LotteryTicketsScreenDocument, variables), code, show, after }
}

export function ticketLoader(args: LoaderFunctionArgs) {
  const { params, search, page } = getAddress(args)
  return {
    ...startNetworkOnly(LotteryTicketScreenDocument, { id: params['id'] ?? '', page }),
    draw: search.get('draw') ?? '',
  }
}
