import { useVisitorPlaceQuery, type VisitorPlaceQuery } from '../visitor-place.generated.ts'

/**
 * The visitor's address and country; undefined while loading. Asked by the browser alone, because a rendered page is the
 * same for everybody.
 */
export function useVisitorPlace(): VisitorPlaceQuery['site']['status'] | undefined {
  const { data, dataState } = useVisitorPlaceQuery({ ssr: false })
  return dataState === 'complete' ? data.site.status : undefined
}
