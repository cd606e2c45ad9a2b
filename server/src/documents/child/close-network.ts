import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/**
 * Takes the network away from this process: nothing that reads a document has a reason to connect anywhere, so a
 * document that talks a parser into it gets an error. Call before any parser is loaded.
 */
export function closeNetwork(): void {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.createSocket = refuse;
  dns.lookup = refuse as unknown as typeof dns.lookup;
  dns.promises.lookup = refuse;
  globalThis.fetch = refuse;
  Reflect.deleteProperty(globalThis, 'WebSocket');
  Reflect.deleteProperty(globalThis, 'EventSource');
}

function refuse(): never {
  throw new Error('the network is closed in this process');
}
