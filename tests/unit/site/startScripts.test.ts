import {startScripts} from '../../../src/site/startScripts';

test('the script that starts the others is one, though its lines are joined', () => {
  expect(() => new Function(startScripts)).not.toThrow();
});
