// What a project's own parts of the platform use (docs/extending.md). Nothing else of this package is public but `testing`.
export {
  definePaymentProvider,
  type DepositOrder,
  type PayInInstructions,
  type PayInMethod,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentRefusalCode,
  PaymentRefusedError,
  PaymentUnknownError,
  type PayoutDestination,
  type PayoutOrder,
  type ProviderDeposit,
  type ProviderPackage,
  type ProviderPayment,
  type ProviderPayout,
  type StatementEntry,
  type WebhookReading,
  type WebhookRequest,
} from '@playhouse/vendor-api/payments/provider.ts'
export {
  defineMessageProvider,
  type MessageChannel,
  MessageRefusedError,
  type MessageSender,
  MessageUnknownError,
  type OutgoingMessage,
} from '@playhouse/vendor-api/messages/message-sender.ts'
export {
  defineIdentityProvider,
  type IdentityChecker,
  type IdentityCheckOrder,
  type IdentityCheckResult,
  type IdentityFinding,
  type IdentityOutcome,
  IdentityRefusedError,
  IdentityUnknownError,
  type IdentityWebhook,
  type IdentityWebhookReading,
} from '@playhouse/vendor-api/identity-checks/identity-checker.ts'
export type { ProviderAccess, ProviderSettings } from '@playhouse/vendor-api/provider-declaration.ts'
