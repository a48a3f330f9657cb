type WithoutNulls<T> = { [Field in keyof T]?: NonNullable<T[Field]> }

/** Drops null fields of an input: the platform does not treat null as absent. */
export function withoutNulls<T extends object>(fields: T): WithoutNulls<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as WithoutNulls<T>
}
