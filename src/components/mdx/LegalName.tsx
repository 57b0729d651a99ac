import {legalEntity} from '../../data/company/company';

/** Returns the company's name for contracts: with legal form and postal address. */
export function LegalName(): string {
  return `${legalEntity.name}, ${legalEntity.address}`;
}
