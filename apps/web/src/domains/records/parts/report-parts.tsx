import type { CreateRecordFileInput } from '@playhouse/schema/types.generated.ts'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { Money } from '../../../ui/money.tsx'
import { type Column, Table, type TableProps } from '../../../ui/table.tsx'
import { FileHeading } from './file-heading.tsx'

interface Amount {
  amount: string
  currency: string
}

interface ReportTableProps<Row> extends Omit<TableProps<Row>, 'caption'> {
  title: string
  /** The rows as a file, where that is offered. */
  file?: CreateRecordFileInput
}

export function ReportTable<Row>({ title, file, ...table }: ReportTableProps<Row>) {
  return (
    <>
      {file ? <FileHeading title={title} file={file} /> : <h3 className="text-prose font-semibold">{title}</h3>}
      <Table caption={title} {...table} />
    </>
  )
}

export function moneyColumn<Field extends string>(
  field: Field,
  header: string,
  signed = false,
): Column<Record<Field, Amount>> {
  return { id: field, header, align: 'end', cell: (row) => <Money {...row[field]} signed={signed} /> }
}

export function totalColumn<Field extends string>(
  field: Field,
  header: string,
  signed = false,
): Column<{ totals: Record<Field, Amount> }> {
  return { id: field, header, align: 'end', cell: ({ totals }) => <Money {...totals[field]} signed={signed} /> }
}

export function MoneyChart(chart: Omit<ComponentProps<typeof BarChart>, 'labels' | 'writeDay'>) {
  const { t } = useTranslation('ui')
  const { day: writeDay } = useFormat()
  const labels = { day: t('day'), amount: t('amount'), showTable: t('showAsTable'), showChart: t('showAsChart') }
  return <BarChart {...chart} labels={labels} writeDay={writeDay} />
}
