import type {ClientModule} from '@docusaurus/types';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  document.documentElement.dataset.updated = `${previousLocation?.pathname ?? 'none'} ${location.pathname}`;
};
