import {type AddressInfo, createServer, type Socket} from 'node:net';

export type SmtpServer = {
  url: string;
  /** Recipients of the `RCPT TO` commands. */
  recipients: string[];
  /** Texts of the received mails. */
  mails: string[];
  /** Resolves once a client has closed its connection. */
  disconnected: Promise<void>;
  close: () => Promise<void>;
};

/** Starts a mail server that answers as `reply` says: the response to a command, or undefined for the usual one. */
export async function startSmtpServer(
  reply: (command: string) => string | undefined = () => undefined,
): Promise<SmtpServer> {
  const recipients: string[] = [];
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let onDisconnected = () => {};
  const disconnected = new Promise<void>((resolve) => {
    onDisconnected = resolve;
  });
  const server = createServer((socket) => {
    sockets.add(socket);
    socket
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(socket);
        onDisconnected();
      });
    let buffer = '';
    let isData = false;
    const answer = (command: string, usual: string) => socket.write(`${reply(command) ?? usual}\r\n`);
    const greeting = reply('CONNECT') ?? '220 test';
    if (greeting) socket.write(`${greeting}\r\n`);
    socket.on('data', (chunk) => {
      buffer += chunk;
      for (;;) {
        const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (isData ? 5 : 2));
        if (isData) {
          mails.push(text);
          isData = false;
          answer('.', '250 accepted');
          continue;
        }
        const [, recipient] = /^RCPT TO:<(.*)>/i.exec(text) ?? [];
        if (recipient !== undefined) recipients.push(recipient);
        isData = /^DATA/i.test(text) && reply('DATA') === undefined;
        answer(text, isData ? '354 go on' : /^QUIT/i.test(text) ? '221 bye' : '250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recipients,
    mails,
    disconnected,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
