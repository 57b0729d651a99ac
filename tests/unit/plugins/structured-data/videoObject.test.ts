import {videoObject} from '../../../../src/plugins/structured-data/videoObject';

const video = {sample: false, title: 'A review, from push to merge', id: 'dQw4w9WgXcQ'};
const section = {heading: 'Watch one', intro: 'Two minutes.', video};

test('a film is named, described and led to', () => {
  expect(videoObject('https://ovam.test/landingpage1', section)).toMatchObject({
    '@type': 'VideoObject',
    name: 'A review, from push to merge',
    description: 'Two minutes.',
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    thumbnailUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
  });
});

test('a film that is not there yet is not promised', () => {
  expect(videoObject('https://ovam.test/landingpage1', {...section, video: {...video, sample: true}})).toBeUndefined();
});
