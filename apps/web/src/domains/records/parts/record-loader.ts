import type { DocumentNode, TypedDocumentNode } from '@apollo/client'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import {
  getAddress,
  type ScreenAddress,
  type ScreenVariables,
  startNetworkOnly,
  variableNames,
} from '../../../graphql/screen-loader.ts'
import { formatDate } from '../../../i18n/format-time.ts'
import { type AllowedFilters, parseRecord, type RecordState } from './record-state.ts'
import { serverNow } from '../../../server-time.ts'

/**
 * Loader of a screen whose days, page and filters are in the URL. Every visit goes to the network.
 * @param allowed values of each filter; null allows any
 */
export function recordLoader<Data, Variables extends ScreenVariables, const Allowed extends AllowedFilters>(
  query: TypedDocumentNode<Data, Variables>,
  allowed: Allowed,
  getVariables: (state: RecordState<Allowed>, address: ScreenAddress) => Omit<Variables, 'withShell'>,
) {
  return function loader(args: LoaderFunctionArgs) {
    const today = formatDate(serverNow())
    const address = getAddress(args)
    const state = parseRecord(address.search, today, allowed)
    return { ...startNetworkOnly(query, getVariables(state, address)), state, today }
  }
}

interface LoadedRecord<Variables> {
  variables: Variables
  state: RecordState
  today: string
}

/** The loader of a record whose query takes the days of the address, and the page and the account if it has them. */
export function documentRecordLoader(query: DocumentNode) {
  const names = variableNames(query)
  const allowed: AllowedFilters = names.includes('account') ? { account: null } : {}
  return recordLoader<unknown, ScreenVariables, AllowedFilters>(query, allowed, ({ from, to, page, filters }) => ({
    from,
    to,
    ...(names.includes('page') && { page }),
    ...(names.includes('account') && { account: filters['account'] ?? null }),
  }))
}

/** The values that the route of such a record has read from the address. */
export const useRecordAddress = <Variables>(): LoadedRecord<Variables> => useLoaderData() as LoadedRecord<Variables>
