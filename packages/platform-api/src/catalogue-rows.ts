import * as z from 'zod'

const CATALOGUES = new WeakSet<z.ZodType>()

/**
 * Rows of a catalogue, such as games. A reader leaves out a row that breaks its schema, so that it does not take the others with it.
 * Neither for rows with money nor for those of an account's history, whose lists must be complete, nor where one row is looked up in the list.
 */
export function catalogueRows<Row extends z.ZodType>(row: Row): z.ZodArray<Row> {
  const rows = z.array(row)
  CATALOGUES.add(rows)
  return rows
}

export const isCatalogue = (schema: z.ZodType): boolean => CATALOGUES.has(schema)
