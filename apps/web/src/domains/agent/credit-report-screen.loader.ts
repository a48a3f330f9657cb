import { recordLoader } from '../records/parts/record-loader.ts'
import { CreditReportScreenDocument } from './credit-report-screen.generated.ts'

export const loader = recordLoader(CreditReportScreenDocument, { account: null }, ({ from, to, filters }) => ({
  from,
  to,
  account: filters.account ?? null,
}))
