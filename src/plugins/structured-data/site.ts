import type {
  IdReference,
  OrganizationLeaf,
  SearchActionLeaf,
  SoftwareApplicationLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import {markAlone} from '../../data/company/logos';
import type {Brand, LegalEntity, SocialProfile} from '../../data/company/schema';
import type {Plan} from '../../data/pricing/schema';
import {planOffers} from './offers';

/** A reference to the company. A page that uses it must also contain `organization`. */
export function organizationRef(siteUrl: string): IdReference {
  return {'@id': `${siteUrl}/#organization`};
}

/** The company that makes the product. Sample data is left out. */
export function organization(
  siteUrl: string,
  {name}: Brand,
  profiles: readonly SocialProfile[],
  legal: LegalEntity,
): OrganizationLeaf {
  const own = profiles.filter(({sample}) => !sample).map(({url}) => url);
  return {
    '@type': 'Organization',
    ...organizationRef(siteUrl),
    name,
    ...(!legal.sample && {legalName: legal.name, address: legal.address}),
    url: `${siteUrl}/`,
    logo: `${siteUrl}/img/brand/${markAlone.file}.png`,
    ...(own.length > 0 && {sameAs: own}),
  };
}

/** The site and its search. */
export function webSite(siteUrl: string, {name, tagline}: Brand): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name,
    description: tagline,
    url: `${siteUrl}/`,
    inLanguage: 'en',
    publisher: organizationRef(siteUrl),
    potentialAction: search,
  };
}

/** The product and its prices. */
export function softwareApplication(
  siteUrl: string,
  {name, tagline}: Brand,
  plans: readonly Plan[],
): SoftwareApplicationLeaf {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${siteUrl}/#software`,
    name,
    description: tagline,
    url: `${siteUrl}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: organizationRef(siteUrl),
    offers: planOffers(plans, `${siteUrl}/pricing`),
  };
}
