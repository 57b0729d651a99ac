/** Header and footer. */
import {list} from '../schema/text';

export const checks = {
  headerLinks: list.max(3, 'the header fits three links from 1024 px: move the others to resourceLinks'),
};
