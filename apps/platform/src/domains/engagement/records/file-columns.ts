import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { recordFile } from '@playhouse/platform-api/records.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { CsvCell, CsvFile } from '../../../lib/csv-file.ts'
import type { Heading } from './file-words.ts'

export type RecordFileRequest = CheckedInputOf<typeof recordFile>

/** A file of a member or an agent, asked for with a link. */
export type FileReader = (memberId: number, request: RecordFileRequest, language: LanguageCode) => FileContent

export interface FileContent extends Pick<CsvFile, 'rows' | 'getCells'> {
  headings: readonly Heading[]
}

/** The heading of a field with the same name, or one with its cell. */
type Column<Row> =
  | { [Name in Heading & keyof Row]: Row[Name] extends CsvCell ? Name : never }[Heading & keyof Row]
  | readonly [heading: Heading, getCell: (row: Row) => CsvCell]

/** `rows` is a query, or reads a small number of rows. */
export function fileContent<Row extends object>(rows: CsvFile['rows'], columns: readonly Column<Row>[]): FileContent {
  const cells = columns.map((column) =>
    typeof column === 'object' ? column : ([column, (row: Row) => row[column] as CsvCell] as const),
  )
  return {
    rows,
    headings: cells.map(([heading]) => heading),
    getCells: (row: Row) => cells.map(([, getCell]) => getCell(row)),
  } as FileContent
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: BRAND_TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** Writes a time in the brand's time zone, so that a file has the same times everywhere. */
export const findTime = (at: number): string => clock.format(at)
