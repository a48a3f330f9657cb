import type { TypedDocumentNode } from '@apollo/client'
import type { LoaderFunction } from 'react-router-dom'
import type { Days } from '../../day-range.ts'

type RecordVariables = Days & { withShell: boolean; page: number; account: string | null }

/** The loader of a record from its document alone: the address has its days, its page, and the account of a team's record. */
export const loadRecord =
  (document: () => Promise<TypedDocumentNode<unknown, RecordVariables>>): (() => Promise<LoaderFunction>) =>
  async () => {
    const [query, { documentRecordLoader }] = await Promise.all([
      document(),
      import('../../domains/records/parts/record-loader.ts'),
    ])
    return documentRecordLoader(query)
  }
