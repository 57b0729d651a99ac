import {type Example, longText} from '../ui/example';
import {SceneFrame} from './SceneFrame';
import {StatusBadge} from './StatusBadge';
import {Tag} from './Tag';

export const examples: Example[] = [
  {
    name: 'Title and status',
    element: (
      <SceneFrame label="An empty panel" icon="data" title="Ask your data" status={<Tag>Last 30 days</Tag>}>
        Content
      </SceneFrame>
    ),
  },
  {
    name: 'With a foot',
    element: (
      <SceneFrame
        label="A panel with a foot"
        icon="flask"
        title="Test cases"
        status={<Tag tone="info">Generated</Tag>}
        foot={<StatusBadge tone="good">8 passed</StatusBadge>}
      >
        Content
      </SceneFrame>
    ),
  },
  {
    name: 'Long text',
    element: (
      <SceneFrame label="A panel with long texts" icon="bolt" title={longText} status={<Tag tone="bad">Blocked</Tag>}>
        {longText}
      </SceneFrame>
    ),
    narrow: true,
  },
];
