import {monitoringStorage} from '../../../../src/data/monitoring';
import {storage} from '../../../../src/data/privacy/storage';
import {storageKeys} from '../../../../src/lib/storageKeys';

test('the privacy policy lists everything that the site stores', () => {
  const listed = storage.map(({name}) => name.replace(/…$/, ''));
  expect(listed).toEqual(
    expect.arrayContaining([...Object.values(storageKeys), ...monitoringStorage.map(({name}) => name)]),
  );
});

test('each stored item states its purpose', () => {
  for (const {purpose} of storage) expect(purpose).toMatch(/\w{3}/);
});
