/** `?page=` of an address, or another parameter; 1 unless it is a positive integer. */
export function parsePage(params: URLSearchParams, name = 'page'): number {
  const page = Number(params.get(name) ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
