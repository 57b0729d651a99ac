import {legalEntity} from '../../data/company/company';

/** The company behind the brand, as contracts name it: with its legal form and its address. */
export function LegalName(): string {
  return `${legalEntity.name}, ${legalEntity.address}`;
}
