import { copperleaf } from './copperleaf/copperleaf.ts'
import { harbour } from './harbour/harbour.ts'
import { type VendorAdapter, type VendorConnection, VendorUnknownError } from './vendor-adapter.ts'

/** Every adapter of the platform. The last one serves all vendors that the others do not name. */
export const VENDOR_ADAPTERS: readonly VendorAdapter[] = [copperleaf, harbour]

export const adapterFor = (vendorCode: string): VendorAdapter =>
  VENDOR_ADAPTERS.find(({ vendorCodes }) => vendorCodes?.includes(vendorCode)) ?? harbour

/** Vendors that can be asked for their games. */
export const CATALOGUE_VENDORS: readonly string[] = VENDOR_ADAPTERS.flatMap(({ vendorCodes = [] }) => vendorCodes)

/** Calls to every vendor, each through its adapter. */
export type Vendors = Required<VendorConnection>

export function openVendors(access: { baseUrl: string; secret: string }): Vendors {
  const connections = new Map(VENDOR_ADAPTERS.map((adapter) => [adapter, adapter.connect(access)]))
  const all = [...connections.values()]
  const findConnection = (vendorCode: string) => connections.get(adapterFor(vendorCode))
  const answered = async <T>(answer: Promise<T> | undefined): Promise<T> => {
    if (!answer) throw new VendorUnknownError('The adapter has no such call.')
    return answer
  }
  return {
    ask: (vendorCode, name, requested) => answered(findConnection(vendorCode)?.ask?.(vendorCode, name, requested)),
    readRound: (vendorCode, roundId) => answered(findConnection(vendorCode)?.readRound?.(vendorCode, roundId)),
    listRooms: async (filter) => (await Promise.all(all.map((one) => one.listRooms?.(filter) ?? []))).flat(),
    listEvents: async (models) => (await Promise.all(all.map((one) => one.listEvents?.(models) ?? []))).flat(),
    grantFreeRounds: (vendorCode, grant) => answered(findConnection(vendorCode)?.grantFreeRounds?.(vendorCode, grant)),
    endFreeRounds: (vendorCode, grantId) => answered(findConnection(vendorCode)?.endFreeRounds?.(vendorCode, grantId)),
    listGames: (vendorCode) => answered(findConnection(vendorCode)?.listGames?.(vendorCode)),
    close: async () => void (await Promise.all(all.map((one) => one.close()))),
  }
}
