/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Things a brand can switch on or off. */
export type Feature =
  /** Agent centre. */
  | 'AGENT_ACCOUNT'
  /** Chat. */
  | 'CHAT'
  /** Signing in with a code sent to a phone. */
  | 'CODE_LOGIN'
  /** Favourite games. */
  | 'FAVOURITES'
  /** Play without an account. */
  | 'FREE_PLAY'
  /** Every page but a few needs a session; whoever has none is led to the log-in page. */
  | 'LOG_IN_REQUIRED'
  /** Registration by mobile number. */
  | 'MOBILE_REGISTRATION'
  /** Setting a forgotten password anew with a code sent to a phone. */
  | 'PASSWORD_RESET_BY_PHONE'
  /** Numbers are confirmed with a phone sign-in service instead of a code of the platform's own. */
  | 'PHONE_CONFIRMATION'
  /** Inviting friends. */
  | 'REFERRAL'
  /** Registration by username. */
  | 'REGISTRATION';

/** States of the site. */
export type SiteState =
  /** Closed for work. */
  | 'MAINTENANCE'
  /** Open. */
  | 'NORMAL'
  /** Closed to the visitor's region or address. */
  | 'REGION_RESTRICTED';

/** Kinds of places where a brand is met. */
export type SocialNetwork =
  /** Facebook. */
  | 'FACEBOOK'
  /** Instagram. */
  | 'INSTAGRAM'
  /** Telegram. */
  | 'TELEGRAM'
  /** WhatsApp. */
  | 'WHATSAPP';

export type SiteFacts_QueryFragment = { site: { __typename: 'Site', name: string, features: Array<Types.Feature>, imageHosts: Array<string>, languages: Array<{ __typename: 'Language', code: string, name: string }>, status: { __typename: 'SiteStatus', state: Types.SiteState, maintenanceEndsAt: string | null, visitorIpAddress: string, visitorCountry: string } | null, downloads: Array<{ __typename: 'Download', kind: string, url: string }>, socialLinks: Array<{ __typename: 'SocialLink', network: Types.SocialNetwork, url: string }> } } & { ' $fragmentName'?: 'SiteFacts_QueryFragment' };

export const SiteFacts_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteFacts_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageHosts"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"visitorIpAddress"}},{"kind":"Field","name":{"kind":"Name","value":"visitorCountry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<SiteFacts_QueryFragment, unknown>;