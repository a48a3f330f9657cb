interface Column {
  type: string
  description: string
}

/** Views for reports by name, as `reporting.json` describes them. */
export type Views = Readonly<Record<string, { description: string; columns: Readonly<Record<string, Column>> }>>

/** Changes of views that can break or mislead who reads them. What is only added is none. */
export function viewBreaks(released: Views, current: Views): string[] {
  return Object.entries(released).flatMap(([name, { columns }]) => {
    const view = current[name]
    if (!view) return [`VIEW_REMOVED: ${name} was removed.`]
    return Object.entries(columns).flatMap(([column, before]) => {
      const after = view.columns[column]
      if (!after) return [`COLUMN_REMOVED: ${name}.${column} was removed.`]
      if (after.type !== before.type)
        return [`COLUMN_CHANGED: ${name}.${column} changed type from ${before.type} to ${after.type}.`]
      // The description has the unit and what is counted.
      if (after.description !== before.description)
        return [`COLUMN_CHANGED: ${name}.${column} means “${after.description}”.`]
      return []
    })
  })
}
