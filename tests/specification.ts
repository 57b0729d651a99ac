import {specificationTable} from './support/specification';

console.log(specificationTable());
