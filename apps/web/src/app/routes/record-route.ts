import type { TypedDocumentNode } from '@apollo/client'
import type { LoaderFunction } from 'react-router-dom'
import type { Days } from '../../day-range.ts'

type RecordVariables = Days & { withShell: boolean; page: number }

/** The loader of a record without filters, from its document alone: the address has its days and its page. */
export const loadRecord =
  (document: () => Promise<TypedDocumentNode<unknown, RecordVariables>>): (() => Promise<LoaderFunction>) =>
  async () => {
    const [query, { documentRecordLoader }] = await Promise.all([
      document(),
      import('../../domains/records/parts/record-loader.ts'),
    ])
    return documentRecordLoader(query)
  }
