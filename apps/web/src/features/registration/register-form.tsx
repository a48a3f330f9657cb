import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useRegistrationFormQuery } from './registration-form.generated.ts'
import { rulesOf } from './registration-schema.ts'
import { RuledForm } from './ruled-form.tsx'

interface RegisterFormProps {
  /** Who invited, from the page's address. */
  invitedBy: string
  onSignedIn: (name: string) => void
}

/** Asks for the brand's rules, then shows the form that keeps them. */
export function RegisterForm(props: RegisterFormProps) {
  const { t } = useTranslation('session')
  const query = useRegistrationFormQuery({})
  if (query.dataState === 'complete') {
    return <RuledForm {...props} rules={rulesOf(query.data.site.registrationFields)} />
  }
  if (query.loading) return <FormSkeleton />
  return <LoadFailure title={t('rulesFailed')} error={query.error} onRetry={() => void query.refetch()} />
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      {[0, 1, 2].map((field) => (
        <span key={field} className="flex flex-col gap-1.5">
          <Skeleton className="h-4.5 w-24 rounded-control" />
          <Skeleton className="h-9 w-full rounded-control" />
        </span>
      ))}
      <Skeleton className="h-11 w-full rounded-control" />
    </div>
  )
}
