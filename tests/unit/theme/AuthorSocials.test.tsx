/** @jest-environment jsdom */

import {screen} from '@testing-library/react';
import Socials from '@theme/Blog/Components/Author/Socials';
import {renderAt} from '../../support/renderAt';

const author = {
  name: 'The team',
  socials: {github: 'https://github.com/team', mastodon: 'https://social.example/@team'},
};

test('an author’s social profiles are links with the network’s name', async () => {
  renderAt('/blog/1', <Socials author={{...author, key: 'team', page: null}} />);
  expect(await screen.findByTitle('GitHub')).toHaveProperty('href', author.socials.github);
  expect(screen.getByTitle('Mastodon')).toHaveProperty('href', author.socials.mastodon);
});

test('an author without social profiles has no empty row', () => {
  const {container} = renderAt('/blog/1', <Socials author={{name: 'The team', key: 'team', page: null}} />);
  expect(container.innerHTML).toBe('');
});
