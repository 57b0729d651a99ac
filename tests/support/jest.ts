import {run} from 'jest';
import config from '../jest.config';

// Jest reads a TypeScript configuration through ts-node only; tsx, which runs this file, has read it already.
void run(['--config', JSON.stringify(config), ...process.argv.slice(2)]);
