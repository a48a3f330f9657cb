/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { SiteAbilities_QueryFragment } from '../../../graphql/site-abilities.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { SiteAbilities_QueryFragmentDoc } from '../../../graphql/site-abilities.generated.ts'
export type SiteFacts_QueryFragment = (
  { site: { __typename: 'Site', name: string, features: Array<Types.Feature>, agreementAge: number, memberAge: number, imageHosts: Array<string>, languages: Array<{ __typename: 'Language', code: string, name: string }>, status: { __typename: 'SiteStatus', state: Types.SiteState, maintenanceEndsAt: string | null } | null, downloads: Array<{ __typename: 'Download', system: Types.DownloadSystem, url: string }>, customerService: Array<{ __typename: 'CustomerServiceLink', type: number, url: string | null }>, socialLinks: Array<{ __typename: 'SocialLink', network: Types.SocialNetwork, url: string }>, analytics: { __typename: 'SiteAnalytics', tagId: string, origin: string } | null } }
  & { ' $fragmentRefs'?: { 'SiteAbilities_QueryFragment': SiteAbilities_QueryFragment } }
) & { ' $fragmentName'?: 'SiteFacts_QueryFragment' };

export const SiteFacts_QueryFragmentDoc: TypedDocumentNode<SiteFacts_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment SiteFacts_query on Query{...SiteAbilities_query site{name features agreementAge memberAge languages{code name}imageHosts status{state maintenanceEndsAt}downloads{system url}customerService{type url}socialLinks{network url}analytics{tagId origin}}}`, [SiteAbilities_QueryFragmentDoc])