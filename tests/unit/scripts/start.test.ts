import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {listen} from '../../support/listen';

test('npm start on a taken port fails if no terminal can ask for another one', async () => {
  const {port, close} = await listen(() => {});
  const start = spawn('npm', ['start', '--silent', '--', '--no-open', '--port', String(port)]);
  let output = '';
  for (const stream of [start.stdout, start.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(start, 'close');
  await close();
  expect(output).toContain(`Something is already running on port ${port}.`);
  expect(code).toBe(1);
}, 60_000);
