import {videoObject} from '../../../../src/plugins/structured-data/videoObject';

const video = {sample: false, title: 'A review, from push to merge', id: 'dQw4w9WgXcQ'};
const section = {heading: 'Watch one', intro: 'Two minutes.', video};

test('a video has a name, a description and an embed URL', () => {
  expect(videoObject('https://ovam.test/landingpage1', section)).toMatchObject({
    '@type': 'VideoObject',
    name: 'A review, from push to merge',
    description: 'Two minutes.',
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    thumbnailUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
  });
});

test('a sample video is left out', () => {
  expect(videoObject('https://ovam.test/landingpage1', {...section, video: {...video, sample: true}})).toBeUndefined();
});
