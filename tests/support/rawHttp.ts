import {connect} from 'node:net';

/** Sends raw bytes to a local server. Resolves with its response once the connection is closed. */
export function requestRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(response));
  });
}
