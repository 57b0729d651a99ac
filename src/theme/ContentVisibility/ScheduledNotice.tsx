import Admonition from '@theme/Admonition';
import type {Props} from '@theme/ContentVisibility';
import type {ReactNode} from 'react';
import {formatDate} from '../../lib/date';

/** Notice of `npm start` on a post or month of a later day; nothing on other pages. */
export function ScheduledNotice({metadata}: Pick<Props, 'metadata'>): ReactNode {
  const {date} = metadata as {date?: string};
  if (date === undefined || new Date(date) <= new Date()) return null;
  return (
    <Admonition type="caution" title="Scheduled page">
      <p>Builds before {formatDate(date)} do not publish this page.</p>
    </Admonition>
  );
}
