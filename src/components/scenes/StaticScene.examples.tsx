import type {Example} from '../ui/example';
import {StaticScene} from './StaticScene';

export const examples: Example[] = [{name: 'By its name in data', element: <StaticScene name="codeReview" />}];
