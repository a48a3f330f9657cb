import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useViewer } from '../../access/use-viewer.ts'
import { PaletteDocument } from './palette.generated.ts'
import type { PaletteQuery } from './palette.generated.ts'

/** Long enough for a typist's next key, short enough to feel immediate. */
const SEARCH_AFTER_MS = 150

export interface PaletteResponse {
  text: string
  data: PaletteQuery | null
  failed: boolean
}

/** Search results, or suggestions for an empty text. Keeps the previous response while the next one loads; aborts outdated requests. */
export function usePaletteResponse(text: string): PaletteResponse | null {
  const client = useApolloClient()
  const withMine = Boolean(useViewer())
  const [response, setResponse] = useState<PaletteResponse | null>(null)
  useEffect(() => {
    let leave = () => {}
    const ask = () => {
      const searching = text !== ''
      const variables = { text, searching, withMine: withMine && !searching }
      const requested = client.watchQuery({ query: PaletteDocument, variables, errorPolicy: 'all' }).subscribe({
        next: ({ data, loading, error, dataState }) => {
          if (loading) return
          setResponse({ text, data: dataState === 'empty' ? null : (data as PaletteQuery), failed: Boolean(error) })
        },
      })
      leave = () => requested.unsubscribe()
    }
    const timer = setTimeout(ask, text === '' ? 0 : SEARCH_AFTER_MS)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [client, text, withMine])
  return response
}
