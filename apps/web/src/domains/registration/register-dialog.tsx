import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { accessRequest, openLogIn, dropAccessRequest } from '../../access/access-requests.ts'
import { announceRegistration } from './registered.ts'
import { useRegistrationFormQuery } from './registration-form.generated.ts'
import { useRegistrationBrand } from './use-registration-brand.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { RegistrationForm } from './registration-form.tsx'

export function RegisterDialog() {
  const { t } = useTranslation(['registration', 'ui'])
  const navigate = useNavigate()
  const query = useRegistrationFormQuery({})
  const brand = useRegistrationBrand()
  const request = accessRequest.get()

  return (
    <Dialog
      size="medium"
      title={t('title')}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      initialFocus="title"
      onClose={dropAccessRequest}
    >
      {brand ? (
        <RegistrationForm
          brand={brand}
          mode="modal"
          onRegistered={(way, account) => {
            const pendingAction = request?.pendingAction
            dropAccessRequest()
            // A pending action resumes on the current page.
            if (!pendingAction) void navigate(paths.home())
            announceRegistration({ way, account, pendingAction })
          }}
        />
      ) : query.loading ? (
        <FormSkeleton />
      ) : (
        <LoadFailure title={t('rulesFailed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-1 text-body text-muted">
        {t('haveAccount')}
        <Button variant="quiet" size="small" onClick={() => openLogIn(request?.pendingAction)}>
          {t('logIn')}
        </Button>
      </p>
    </Dialog>
  )
}
