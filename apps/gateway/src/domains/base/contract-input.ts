import type { Endpoint, InputOf } from '@playhouse/platform-api/endpoint.ts'
import * as z from 'zod'

type Field<E extends Endpoint> = keyof InputOf<E> & string

/** @throws Error for a field that the input does not have */
function getField(endpoint: Endpoint, field: string): z.ZodType {
  const schema = endpoint.input instanceof z.ZodObject ? (endpoint.input.shape[field] as z.ZodType) : undefined
  if (!schema) throw new Error(`${endpoint.name} takes no ${field}.`)
  return schema
}

/** Whether the contract takes the value in this field of an endpoint's input, such as an id in a form that exists. */
export const takes = <E extends Endpoint>(endpoint: E, field: Field<E>, value: unknown): boolean =>
  getField(endpoint, field).safeParse(value).success

/** @throws Error for a field without one */
function getMaximum(endpoint: Endpoint, field: string): number {
  let schema = getField(endpoint, field)
  while (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) schema = schema.unwrap() as z.ZodType
  const maximum = schema instanceof z.ZodNumber ? schema.maxValue : null
  if (maximum === null) throw new Error(`The contract bounds no ${field} of ${endpoint.name}.`)
  return maximum
}

/** The number, or the largest that the contract takes in this field of an endpoint's input. */
export const atMost = <E extends Endpoint>(endpoint: E, field: Field<E>, value: number): number =>
  Math.min(value, getMaximum(endpoint, field))

type Pages = Endpoint<z.ZodType<unknown, { pageNo?: unknown; pageSize?: unknown }>>

export const pageInput = (endpoint: Pages, { page, pageSize }: { page: number; pageSize: number }) => ({
  pageNo: Math.min(page, getMaximum(endpoint, 'pageNo')),
  pageSize: Math.min(pageSize, getMaximum(endpoint, 'pageSize')),
})
