import type {ReactNode} from 'react';
import {settings} from '../../client/settings';
import {tags} from '../../data/tags';
import type {ConsentClass} from '../../lib/clientSettings';
import {DataTable} from './DataTable';

/** Lists the third-party tags of this build, and when each of them starts; nothing if there are none. */
export function ThirdPartyTags(): ReactNode {
  if (tags.length === 0) return null;
  const always = 'On every page, after it has loaded';
  const requiresConsent = settings.monitoringConsent === 'ask';
  const starts: Record<ConsentClass, string> = {
    necessary: always,
    statistics: requiresConsent ? 'After you accept statistics' : always,
    marketing: 'After you accept marketing services',
  };
  return (
    <>
      <p>
        {'These services also run in your browser and see the IP address that your request comes from. '}
        {tags.some(({consent}) => starts[consent] !== always) &&
          'You can withdraw your consent under Privacy choices in the footer: what they have stored is deleted, and they stop when you open the next page. If your browser sends Global Privacy Control, we treat that as a refusal.'}
      </p>
      <DataTable
        label="Third-party services"
        columns={['Service', 'Purpose', 'When it starts']}
        rows={tags.map(({name, purpose, consent}) => [name, purpose, starts[consent]])}
      />
    </>
  );
}
