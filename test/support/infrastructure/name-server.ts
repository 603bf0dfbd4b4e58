import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const A = 1;

/** The length of the name at the start of a question. */
const nameLength = (message: Buffer): number => {
  let at = HEADER_BYTES;
  while (message[at] !== undefined && message[at] !== 0) at += (message[at] ?? 0) + 1;
  return at + 1 - HEADER_BYTES;
};

/** A name server that answers every question for an IPv4 address by the present one, for a second. */
export const startNameServer = async (first: string) => {
  let address = first;
  let asked = 0;
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    asked += 1;
    const end = HEADER_BYTES + nameLength(question) + 4;
    const isA = question.readUInt16BE(end - 4) === A;
    const header = Buffer.from(question.subarray(0, HEADER_BYTES));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(isA ? 1 : 0, 6);
    header.writeUInt16BE(0, 8);
    header.writeUInt16BE(0, 10);
    // A pointer to the name, type A, class IN, one second to live, four bytes.
    const record = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]);
    socket.send(
      Buffer.concat([header, question.subarray(HEADER_BYTES, end), ...(isA ? [record] : [])]),
      from.port,
      from.address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    at: `127.0.0.1:${socket.address().port}`,
    timesAsked: () => asked,
    moveTo: (next: string) => {
      address = next;
    },
    close: () => socket.close(),
  };
};
